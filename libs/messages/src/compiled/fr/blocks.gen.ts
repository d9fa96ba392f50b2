// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { blocks as source } from '../../catalog/en/blocks.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const blocks = {
  tableBookingPreview: "Aperçu seulement : déconnectez-vous de votre compte pour utiliser le bloc OpenTable.",
  foodOrderingLink: "Commander",
} as CompiledArea<typeof source>;
