// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { lists as source } from '../../catalog/en/lists.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const lists = {
  required: "Bitte wählen Sie eine Liste",
  none: "Sie haben noch keine Mailinglisten. Bitte legen Sie zuerst eine an",
} as CompiledArea<typeof source>;
