import type { Translation } from '../../translation.ts';
import type { workflow as english } from '../en/workflow.ts';

export const workflow: Translation<typeof english> = {
  available: 'متاح',
  scheduled: 'مجدول',
  hidden: 'مخفي',
  unsupported: 'غير مدعوم',
  catalogueScheduled: 'مجدول',
  catalogueNeedsReview: 'بحاجة إلى مراجعة',
  catalogueDraft: 'مسودة',
  cataloguePrivate: 'خاص',
};
