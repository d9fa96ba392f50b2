// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { workflow as source } from '../../catalog/en/workflow.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const workflow = {
  available: "Available",
  scheduled: "Scheduled",
  hidden: "Hidden",
  unsupported: "Unsupported",
  catalogueScheduled: "Scheduled",
  catalogueNeedsReview: "Needs Review",
  catalogueDraft: "Draft",
  cataloguePrivate: "Private",
} as CompiledArea<typeof source>;
