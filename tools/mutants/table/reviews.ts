import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const unitBug = bugsIn('libs/commerce/src', 'unit');

const requests = 'reviews/request-reviews.test.ts';
const moderation = 'reviews/reviews.test.ts';
const locks = 'reviews/review-locks.test.ts';
const rules = 'review/review-requests.test.ts';

/** Requests for reviews, and the reviews of purchases. */
export const reviews: readonly Mutant[] = [
  unitBug('review/review-requests.ts', "refundState === 'refunded'", 'false', rules),
  unitBug('review/review-requests.ts', 'ownedQuantity <= 0', 'ownedQuantity < 0', rules),
  unitBug('review/review-requests.ts', 'expiresAt <= now', 'expiresAt < now', rules),
  bug('reviews/request-reviews.ts', 'if (!isNew) continue;', '', requests),
  bug('reviews/request-reviews.ts', 'emailKey(order.email)', 'orderId', requests),
  bug(
    'reviews/review-requests.queries.ts',
    ".select(['requestId', 'itemId', 'reviewedAt'])\n    .forUpdate()",
    ".select(['requestId', 'itemId', 'reviewedAt'])",
    locks,
  ),
  bug('reviews/product-ratings.queries.ts', 'for update', '', locks),
  bug('reviews/approved-reviews.queries.ts', ".where('state', '=', 'approved')", '', moderation),
  bug('reviews/write-review.ts', 'if (stored.revision !== revision)', 'if (false)', moderation),
  unitBug('review/review-requests.ts', "state === 'cancelled' || ", '', rules),
  unitBug('review/review-requests.ts', 'fulfilledQuantity < ownedQuantity || ', '', rules),
  unitBug(
    'review/review-requests.ts',
    'if (!settledPayments.includes(paymentState)) return false;',
    '',
    rules,
  ),
  bug(
    'reviews/post-review.ts',
    "if (linkState !== 'open') {",
    "if (linkState === 'reviewed') {",
    moderation,
  ),
  bug(
    'reviews/submit-review.ts',
    "approvesReviews ? 'approved' : 'pending'",
    "'approved'",
    moderation,
  ),
];
