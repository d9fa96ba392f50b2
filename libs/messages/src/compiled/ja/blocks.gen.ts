// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { blocks as source } from '../../catalog/en/blocks.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const blocks = {
  tableBookingPreview: "プレビューのみ：OpenTableブロックを使うには、アカウントからログアウトしてください。",
  foodOrderingLink: "今すぐ注文",
} as CompiledArea<typeof source>;
