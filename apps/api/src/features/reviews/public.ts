/** What other features may call. */
export { listApprovedReviews } from './approved-reviews.queries.ts';
export { deletePhotos, listUploadedPhotos } from './erase-photos.queries.ts';
export { recountRatings } from './product-ratings.queries.ts';
export { requestReviews } from './request-reviews.ts';
export { findReviewedPurchase } from './review-requests.queries.ts';
export { readReviewSettings, writeReviewSettings } from './review-settings.queries.ts';
export { findOptOut, withdrawReviewRequests } from './review-opt-outs.queries.ts';
export { readReviewStopToken, reviewStopPathOf } from './review-stop-link.ts';
export { reviewPath, reviewTokenHash } from './review-token.ts';
export { reviewPhotoBytes } from './review-photos.ts';
