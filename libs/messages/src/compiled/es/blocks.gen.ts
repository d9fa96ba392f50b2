// Written from the catalogue: `npx vitest run --project unit libs/messages --update`.
import type { blocks as source } from '../../catalogue/en/blocks.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const blocks = {
  tableBookingPreview: "Solo vista previa: cierra la sesión de tu cuenta para usar el bloque de OpenTable.",
  foodOrderingLink: "Pedir ahora",
} as CompiledArea<typeof source>;
