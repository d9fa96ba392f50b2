// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { blocks as source } from '../../catalog/en/blocks.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const blocks = {
  tableBookingPreview: "Nur Vorschau: Bitte melden Sie sich von Ihrem Konto ab, um den OpenTable-Block zu verwenden.",
  foodOrderingLink: "Jetzt bestellen",
} as CompiledArea<typeof source>;
