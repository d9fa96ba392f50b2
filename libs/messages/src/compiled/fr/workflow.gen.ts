// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { workflow as source } from '../../catalog/en/workflow.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const workflow = {
  available: "Disponible",
  scheduled: "Programmé",
  hidden: "Masqué",
  unsupported: "Non pris en charge",
  catalogueScheduled: "Programmé",
  catalogueNeedsReview: "À relire",
  catalogueDraft: "Brouillon",
  cataloguePrivate: "Privé",
} as CompiledArea<typeof source>;
