// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { reviews as source } from '../../catalog/en/reviews.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const reviews = {
  ratingRequired: "يرجى اختيار عدد النجوم",
  alreadyReviewed: "سبق أن قيّمت هذا الشراء",
  requestExpired: "انتهت صلاحية طلب التقييم",
  submitAgain: "حاول إرسال تقييمك مرة أخرى",
} as CompiledArea<typeof source>;
