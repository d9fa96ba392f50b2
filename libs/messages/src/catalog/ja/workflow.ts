import type { Translation } from '../../translation.ts';
import type { workflow as english } from '../en/workflow.ts';

export const workflow: Translation<typeof english> = {
  available: '公開中',
  scheduled: '公開予定',
  hidden: '非表示',
  unsupported: '未対応',
  catalogueScheduled: '公開予定',
  catalogueNeedsReview: '要確認',
  catalogueDraft: '下書き',
  cataloguePrivate: '非公開',
};
