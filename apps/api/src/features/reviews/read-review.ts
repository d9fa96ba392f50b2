import { readReview } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { findReview } from './reviews.queries.ts';

export const readReviewRoute = tenantRoute(
  readReview,
  ownerReads('reviews.moderate'),
  async ({ tenant, params: { reviewId } }) =>
    (await findReview(tenant, reviewId)) ?? err('notFound'),
);
