import type { ReviewDraft, ReviewState } from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import type { Services } from '../../platform/services.ts';
import { insertUpload, type ReceivedUpload } from '../assets/public.ts';
import { lockProducts, recountRatings } from './product-ratings.queries.ts';
import { lockReviewRequest } from './review-requests.queries.ts';
import { readReviewSettings } from './review-settings.queries.ts';

/** A review with its photos, whose bytes are stored. */
export interface SubmittedReview {
  readonly tokenHash: Buffer;
  readonly draft: ReviewDraft;
  readonly photos: readonly ReceivedUpload[];
}

/** A stored review, and the ids of its new files. */
export interface StoredReview {
  readonly reviewId: string;
  readonly state: ReviewState;
  readonly newAssetIds: readonly string[];
}

/**
 * Stores the review of a purchase, of which the caller knows that its link had not expired when the review was sent. The
 * request is locked, so that of several reviews at once the first is stored and the others are rejected.
 */
export async function submitReview(
  tenant: Tenant,
  { tokenHash, draft, photos }: SubmittedReview,
  services: Pick<Services, 'createId'>,
  now: Date,
): Promise<StoredReview | ErrorResult> {
  const request = await lockReviewRequest(tenant, tokenHash);
  if (request === null) return err('notFound');
  if (request.reviewedAt !== null) return err('alreadyReviewed');

  const { approvesReviews } = await readReviewSettings(tenant);
  const state = approvesReviews ? 'approved' : 'pending';
  const { requestId, itemId } = request;
  // Before the website, which new files lock: in the order of everyone who changes products.
  if (state === 'approved') await lockProducts(tenant, [itemId]);
  const photoIds: string[] = [];
  const newAssetIds: string[] = [];
  for (const photo of photos) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { asset, isNew } = await insertUpload(tenant, photo, services);
    photoIds.push(asset.id);
    if (isNew) newAssetIds.push(asset.id);
  }
  const reviewId = services.createId();
  await tenant
    .insertInto('reviews')
    .values({
      reviewId,
      requestId,
      itemId,
      ...draft,
      photoIds: [...new Set(photoIds)],
      state,
      createdAt: now,
    })
    .execute();
  await tenant
    .updateTable('reviewRequests')
    .set({ reviewedAt: now })
    .where('requestId', '=', requestId)
    .execute();
  if (state === 'approved') await recountRatings(tenant, [itemId]);
  return { reviewId, state, newAssetIds };
}
