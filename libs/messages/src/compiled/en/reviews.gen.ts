// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { reviews as source } from '../../catalog/en/reviews.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const reviews = {
  ratingRequired: "Please select a star rating",
  alreadyReviewed: "You have already reviewed this purchase",
  requestExpired: "Your review request has expired",
  submitAgain: "Try submitting your review again",
} as CompiledArea<typeof source>;
