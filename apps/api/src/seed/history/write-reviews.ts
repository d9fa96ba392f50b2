import { emailKey } from '@sitewright/contracts/addresses';
import { isErrorResult } from '@sitewright/contracts/errors';
import { reviewLinkDays } from '@sitewright/contracts/entities';
import { recountRatings } from '../../features/reviews/public.ts';
import { insertReviewRequest } from '../../features/reviews/review-requests.queries.ts';
import { reviewToken, reviewTokenHash } from '../../features/reviews/review-token.ts';
import { updateReview } from '../../features/reviews/reviews.queries.ts';
import { submitReview } from '../../features/reviews/submit-review.ts';
import type { DemoHistory, DemoReview } from '../demo-history.ts';
import type { PlacedPurchase } from './pay-purchases.ts';
import { daysBefore, scopeOf, type HistoryScope } from './history-scope.ts';

/** The line of the order that a review is about. */
async function findLine({ tenant }: HistoryScope, orderId: string, sku: string) {
  return tenant
    .selectFrom('orderLines')
    .where('orderId', '=', orderId)
    .where('sku', '=', sku)
    .select(['lineId', 'itemId'])
    .executeTakeFirstOrThrow();
}

/** Writes a review as its buyer did, with the owner's decision about it. Returns the product. */
async function writeReview(
  history: HistoryScope,
  { buyers }: DemoHistory,
  placed: readonly PlacedPurchase[],
  review: DemoReview,
): Promise<string> {
  const { sku, daysAgo, rating, title, text, state, reply = '' } = review;
  const order = placed.find(({ purchase: { key } }) => key === review.purchase);
  const buyer = buyers[order?.purchase.buyer ?? ''];
  if (order === undefined || buyer === undefined)
    throw new Error(`The review of ${sku} has no order.`);
  const { tenant, site, services, now } = scopeOf(history, daysAgo);
  const { orderId } = order.attempt;
  const { lineId, itemId } = await findLine(history, orderId, sku);
  const requestId = services.createId();
  const tokenHash = reviewTokenHash(
    reviewToken(services.settings.secret, site.websiteId, requestId),
  );
  await insertReviewRequest(tenant, {
    requestId,
    orderId,
    lineId,
    itemId,
    customer: emailKey(buyer.email),
    tokenHash,
    sentAt: daysBefore(now, 1),
    expiresAt: daysBefore(now, -reviewLinkDays),
  });
  const author = `${buyer.firstName} ${buyer.lastName.slice(0, 1)}.`;
  const draft = { rating, title, text, author };
  const stored = await submitReview(tenant, { tokenHash, draft, photos: [] }, services, now);
  if (isErrorResult(stored)) throw new Error(`The review of ${sku} was rejected: ${stored.error}`);
  const { reviewId } = await tenant
    .selectFrom('reviews')
    .where('requestId', '=', requestId)
    .select('reviewId')
    .executeTakeFirstOrThrow();
  if (state !== stored.state || reply !== '')
    await updateReview(tenant, reviewId, { state, reply, repliedAt: reply === '' ? null : now });
  return itemId;
}

/** Writes the reviews of a history. */
export async function writeReviews(
  scope: HistoryScope,
  history: DemoHistory,
  placed: readonly PlacedPurchase[],
): Promise<void> {
  const reviewed: string[] = [];
  for (const review of history.reviews)
    reviewed.push(await writeReview(scope, history, placed, review));
  await recountRatings(scope.tenant, reviewed);
}
