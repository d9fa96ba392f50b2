// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { lists as source } from '../../catalog/en/lists.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const lists = {
  required: "Veuillez choisir une liste",
  none: "Vous n’avez pas de liste de diffusion. Veuillez d’abord en créer une",
} as CompiledArea<typeof source>;
