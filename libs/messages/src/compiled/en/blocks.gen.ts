// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { blocks as source } from '../../catalog/en/blocks.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const blocks = {
  tableBookingPreview: "Preview Only: Please log out of your account in order to use the OpenTable Block.",
  foodOrderingLink: "Order Now",
} as CompiledArea<typeof source>;
