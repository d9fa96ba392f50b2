/** Reviewing a purchase (specification 5 and 8). */
export const reviews = {
  ratingRequired: 'Please select a star rating',
  alreadyReviewed: 'You have already reviewed this purchase',
  requestExpired: 'Your review request has expired',
  submitAgain: 'Try submitting your review again',
} as const;
