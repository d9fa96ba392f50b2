import type { Translation } from '../../translation.ts';
import type { reviews as english } from '../en/reviews.ts';

export const reviews: Translation<typeof english> = {
  ratingRequired: '星の数をお選びください',
  alreadyReviewed: 'このご購入はすでにレビュー済みです',
  requestExpired: 'レビューのご依頼は期限切れです',
  submitAgain: 'レビューをもう一度送信してください',
};
