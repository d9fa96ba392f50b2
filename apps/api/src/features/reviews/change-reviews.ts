import { changeReviews } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { recountRatings } from './product-ratings.queries.ts';
import { deleteReviews, setReviewStates } from './reviews.queries.ts';

/** Ids that are not of this website, or deleted, are ignored; the response says how many changed. */
export const changeReviewsRoute = tenantRoute(
  changeReviews,
  ownerWrites('reviews.moderate'),
  async ({ tenant, body: { reviewIds, action }, websiteId, services, afterCommit }) => {
    const itemIds =
      action === 'delete'
        ? await deleteReviews(tenant, reviewIds)
        : await setReviewStates(tenant, reviewIds, action === 'approve' ? 'approved' : 'hidden');
    await recountRatings(tenant, itemIds);
    afterCommit(() => services.revisions.forget(websiteId));
    return { changed: itemIds.length };
  },
);
