// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { blocks as source } from '../../catalog/en/blocks.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const blocks = {
  tableBookingPreview: "Solo vista previa: cierra la sesión de tu cuenta para usar el bloque de OpenTable.",
  foodOrderingLink: "Pedir ahora",
} as CompiledArea<typeof source>;
