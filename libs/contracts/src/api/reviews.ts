import * as z from 'zod';
import { hexId } from '../entities/primitives.ts';
import { reviewChange, reviewSettings, reviewStates, storeReview } from '../entities/review.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { paged, pageQuery, websiteParams } from './paging.ts';

const reviewParams = websiteParams.extend({ reviewId: hexId });

export const listReviews = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/reviews',
  summary: 'Reviews of products, newest first.',
  params: websiteParams,
  query: pageQuery.extend({
    state: z.enum(reviewStates).optional(),
    /** Part of a product title, a name or a text. */
    search: z.string().max(100).optional(),
  }),
  response: paged(storeReview),
});

export const readReview = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/reviews/:reviewId',
  summary: 'A review with its photos and reply.',
  params: reviewParams,
  response: storeReview,
});

export const writeReview = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/reviews/:reviewId',
  summary: 'Changes the state and the reply of a review.',
  params: reviewParams,
  body: z.strictObject({ change: reviewChange, revision: z.int() }),
  response: storeReview,
});

export const changeReviews = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/reviews/change',
  summary: 'Approves, hides or deletes several reviews.',
  params: websiteParams,
  body: z.strictObject({
    reviewIds: z.array(hexId).min(1).max(100),
    action: z.enum(['approve', 'hide', 'delete']),
  }),
  response: z.object({ changed: z.int() }),
});

export const readReviewSettings = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/review-settings',
  summary: 'Whether and when customers are asked for reviews.',
  params: websiteParams,
  response: reviewSettings,
});

export const writeReviewSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/review-settings',
  summary: 'Sets whether and when customers are asked for reviews.',
  params: websiteParams,
  body: reviewSettings,
  response: reviewSettings,
});

/**
 * REVIEW-01: the form behind the link of a review request, as multipart fields `rating`, `title`, `text`, `author` and
 * `photos`. A browser is redirected with 303; other clients get the state of the review.
 */
export const postReview = defineEndpoint({
  method: 'POST',
  path: '/reviews/:token',
  summary: 'Stores the review of a purchase.',
  params: z.object({ token: z.string().max(100) }),
  bodyKind: 'multipart',
  response: z.object({ state: z.enum(reviewStates) }),
});

/** Responds 303 to a confirmation page, or 200 to a mail program. The body is ignored. */
export const stopReviewRequests = defineEndpoint({
  method: 'POST',
  path: '/reviews/unsubscribe',
  summary: 'Stops review requests to an address; also for the button of a mail program (RFC 8058).',
  query: z.object({ token: z.string().max(300) }),
  response: z.string(),
});
