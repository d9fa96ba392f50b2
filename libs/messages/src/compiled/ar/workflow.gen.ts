// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { workflow as source } from '../../catalog/en/workflow.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const workflow = {
  available: "متاح",
  scheduled: "مجدول",
  hidden: "مخفي",
  unsupported: "غير مدعوم",
  catalogueScheduled: "مجدول",
  catalogueNeedsReview: "بحاجة إلى مراجعة",
  catalogueDraft: "مسودة",
  cataloguePrivate: "خاص",
} as CompiledArea<typeof source>;
