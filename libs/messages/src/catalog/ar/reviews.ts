import type { Translation } from '../../translation.ts';
import type { reviews as english } from '../en/reviews.ts';

export const reviews: Translation<typeof english> = {
  ratingRequired: 'يرجى اختيار عدد النجوم',
  alreadyReviewed: 'سبق أن قيّمت هذا الشراء',
  requestExpired: 'انتهت صلاحية طلب التقييم',
  submitAgain: 'حاول إرسال تقييمك مرة أخرى',
};
