// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { workflow as source } from '../../catalog/en/workflow.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const workflow = {
  available: "Verfügbar",
  scheduled: "Geplant",
  hidden: "Verborgen",
  unsupported: "Nicht unterstützt",
  catalogueScheduled: "Geplant",
  catalogueNeedsReview: "Zu prüfen",
  catalogueDraft: "Entwurf",
  cataloguePrivate: "Privat",
} as CompiledArea<typeof source>;
