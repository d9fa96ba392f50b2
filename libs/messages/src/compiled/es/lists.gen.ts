// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { lists as source } from '../../catalog/en/lists.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const lists = {
  required: "Elige una lista",
  none: "No tienes listas de correo. Crea una antes de continuar",
} as CompiledArea<typeof source>;
