import { writeReview } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { recountRatings } from './product-ratings.queries.ts';
import { findReview, lockReview, updateReview } from './reviews.queries.ts';

/** When the present reply was written: an unchanged reply keeps its date. */
const replyDate = (
  stored: { readonly reply: string; readonly repliedAt: Date | null },
  reply: string,
  now: Date,
): Date | null => {
  if (reply === '') return null;
  return reply === stored.reply ? stored.repliedAt : now;
};

export const writeReviewRoute = tenantRoute(
  writeReview,
  ownerWrites('reviews.moderate'),
  async ({ tenant, params: { reviewId }, body, websiteId, services, now, afterCommit }) => {
    const { change, revision } = body;
    const stored = await lockReview(tenant, reviewId);
    if (stored === null) return err('notFound');
    if (stored.revision !== revision) return err('conflict');
    const repliedAt = replyDate(stored, change.reply, now);
    await updateReview(tenant, reviewId, { ...change, repliedAt });
    await recountRatings(tenant, [stored.itemId]);
    afterCommit(() => services.revisions.forget(websiteId));
    return (await findReview(tenant, reviewId)) ?? err('notFound');
  },
);
