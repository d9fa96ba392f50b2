// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { workflow as source } from '../../catalog/en/workflow.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const workflow = {
  available: "公開中",
  scheduled: "公開予定",
  hidden: "非表示",
  unsupported: "未対応",
  catalogueScheduled: "公開予定",
  catalogueNeedsReview: "要確認",
  catalogueDraft: "下書き",
  cataloguePrivate: "非公開",
} as CompiledArea<typeof source>;
