import type { ReviewView } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';
import { findAssets } from '../assets/public.ts';

/** A part of the approved reviews, newest first. */
export interface ApprovedFilter {
  /** Default: all products. */
  readonly itemIds?: readonly string[];
  /** Default: 1. */
  readonly minRating?: number;
  readonly limit: number;
  readonly offset?: number;
}

/** An approved review with the id of its product. */
export interface ApprovedReview extends ReviewView {
  readonly itemId: string;
}

export async function listApprovedReviews(
  tenant: Tenant,
  { itemIds, minRating = 1, limit, offset = 0 }: ApprovedFilter,
): Promise<ApprovedReview[]> {
  const rows = await tenant
    .selectFrom('reviews')
    .where('state', '=', 'approved')
    .where('rating', '>=', minRating)
    .$if(itemIds !== undefined, (query) =>
      query.where((where) => where('itemId', '=', where.fn.any(where.val([...(itemIds ?? [])])))),
    )
    .orderBy('reviewId', 'desc')
    .limit(limit)
    .offset(offset)
    .select(['reviewId', 'itemId', 'rating', 'title', 'text', 'author', 'photoIds', 'reply'])
    .select('createdAt')
    .execute();
  const photos = await findAssets(
    tenant,
    rows.flatMap(({ photoIds }) => photoIds),
  );
  return rows.map(({ reviewId, photoIds, createdAt, ...review }) => ({
    ...review,
    id: reviewId,
    createdAt: createdAt.toISOString(),
    photos: photoIds.flatMap((id) => photos.get(id) ?? []),
  }));
}
