// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { workflow as source } from '../../catalog/en/workflow.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const workflow = {
  available: "Disponible",
  scheduled: "Programado",
  hidden: "Oculto",
  unsupported: "No compatible",
  catalogueScheduled: "Programado",
  catalogueNeedsReview: "Por revisar",
  catalogueDraft: "Borrador",
  cataloguePrivate: "Privado",
} as CompiledArea<typeof source>;
