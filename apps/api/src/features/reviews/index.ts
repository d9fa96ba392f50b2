import type { Route } from '../../platform/routing/define-route.ts';
import { changeReviewsRoute } from './change-reviews.ts';
import { listReviewsRoute } from './list-reviews.ts';
import { postReviewRoute } from './post-review.ts';
import { readReviewRoute } from './read-review.ts';
import { readReviewSettingsRoute, writeReviewSettingsRoute } from './review-settings.ts';
import { stopReviewRequestsRoute } from './stop-review-requests.ts';
import { writeReviewRoute } from './write-review.ts';

/** The reviews of a store: written by its customers, moderated and answered by its owner. */
export const reviewRoutes: readonly Route[] = [
  listReviewsRoute,
  readReviewRoute,
  writeReviewRoute,
  changeReviewsRoute,
  readReviewSettingsRoute,
  writeReviewSettingsRoute,
  postReviewRoute,
  stopReviewRequestsRoute,
];
