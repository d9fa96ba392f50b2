import type { Translation } from '../../translation.ts';
import type { blocks as english } from '../en/blocks.ts';

export const blocks: Translation<typeof english> = {
  tableBookingPreview:
    'プレビューのみ：OpenTableブロックを使うには、アカウントからログアウトしてください。',
  foodOrderingLink: '今すぐ注文',
};
