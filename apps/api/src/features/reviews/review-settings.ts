import {
  readReviewSettings as readEndpoint,
  writeReviewSettings as writeEndpoint,
} from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads, ownerWrites } from '../../platform/routing/owner-access.ts';
import { readReviewSettings, writeReviewSettings } from './review-settings.queries.ts';

export const readReviewSettingsRoute = tenantRoute(
  readEndpoint,
  ownerReads('reviews.moderate'),
  ({ tenant }) => readReviewSettings(tenant),
);

export const writeReviewSettingsRoute = tenantRoute(
  writeEndpoint,
  ownerWrites('reviews.moderate'),
  async ({ tenant, body, services, afterCommit }) => {
    await writeReviewSettings(tenant, body);
    // What is due is not left until the next run of the job.
    if (body.requestsReviews) afterCommit(() => services.sendJob('request-reviews', {}));
    return body;
  },
);
