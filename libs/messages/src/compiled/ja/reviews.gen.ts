// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { reviews as source } from '../../catalog/en/reviews.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const reviews = {
  ratingRequired: "星の数をお選びください",
  alreadyReviewed: "このご購入はすでにレビュー済みです",
  requestExpired: "レビューのご依頼は期限切れです",
  submitAgain: "レビューをもう一度送信してください",
} as CompiledArea<typeof source>;
