import type { ReviewChange, ReviewState, StoreReview } from '@sitewright/contracts/entities';
import { containsPattern } from '../../platform/database/contains-pattern.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { findAssets } from '../assets/public.ts';

const reviewsOf = (tenant: Tenant) =>
  tenant
    .selectFrom('reviews')
    .innerJoin('reviewRequests', (join) =>
      join
        .onRef('reviewRequests.websiteId', '=', 'reviews.websiteId')
        .onRef('reviewRequests.requestId', '=', 'reviews.requestId'),
    )
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.websiteId', '=', 'reviewRequests.websiteId')
        .onRef('orders.orderId', '=', 'reviewRequests.orderId'),
    )
    .innerJoin('orderLines', (join) =>
      join
        .onRef('orderLines.websiteId', '=', 'reviewRequests.websiteId')
        .onRef('orderLines.lineId', '=', 'reviewRequests.lineId'),
    )
    .select(['reviews.reviewId', 'reviews.itemId', 'reviews.rating', 'reviews.title'])
    .select(['reviews.text', 'reviews.author', 'reviews.photoIds', 'reviews.state'])
    .select(['reviews.reply', 'reviews.repliedAt', 'reviews.revision', 'reviews.createdAt'])
    .select(['orderLines.title as productTitle', 'orders.orderId', 'orders.number']);

type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewsOf>['execute']>>[number];

async function toOut(tenant: Tenant, rows: readonly ReviewRow[]): Promise<StoreReview[]> {
  const photos = await findAssets(
    tenant,
    rows.flatMap(({ photoIds }) => photoIds),
  );
  return rows.map((row) => ({
    id: row.reviewId,
    rating: row.rating,
    title: row.title,
    text: row.text,
    author: row.author,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    product: { id: row.itemId, title: row.productTitle },
    order: { id: row.orderId, number: row.number },
    photos: row.photoIds.flatMap((id) => photos.get(id) ?? []),
    reply: row.reply,
    repliedAt: row.repliedAt?.toISOString() ?? null,
    revision: row.revision,
  }));
}

/** A part of the list of reviews. */
export interface ReviewFilter {
  readonly state?: ReviewState | undefined;
  readonly search?: string | undefined;
}

function filtered(tenant: Tenant, { state, search = '' }: ReviewFilter) {
  const text = search.trim();
  return reviewsOf(tenant)
    .$if(state !== undefined, (query) => query.where('reviews.state', '=', state ?? 'pending'))
    .$if(text !== '', (query) =>
      query.where((where) =>
        where.or(
          (['orderLines.title', 'reviews.author', 'reviews.title', 'reviews.text'] as const).map(
            (column) => where(column, 'ilike', containsPattern(text)),
          ),
        ),
      ),
    );
}

/** Reviews, newest first. `below` is a review id: only older ones are listed. */
export async function listReviewRows(
  tenant: Tenant,
  filter: ReviewFilter & { readonly below?: string | undefined; readonly limit: number },
): Promise<StoreReview[]> {
  const { below, limit } = filter;
  let query = filtered(tenant, filter);
  if (below !== undefined) query = query.where('reviews.reviewId', '<', below);
  return toOut(tenant, await query.orderBy('reviews.reviewId', 'desc').limit(limit).execute());
}

export const countReviews = (tenant: Tenant, filter: ReviewFilter): Promise<number> =>
  countRows(filtered(tenant, filter));

export async function findReview(tenant: Tenant, reviewId: string): Promise<StoreReview | null> {
  const rows = await reviewsOf(tenant).where('reviews.reviewId', '=', reviewId).execute();
  return (await toOut(tenant, rows))[0] ?? null;
}

/** A review that is locked until the transaction ends. */
export interface LockedReview {
  readonly itemId: string;
  readonly reply: string;
  readonly repliedAt: Date | null;
  readonly revision: number;
}

export async function lockReview(tenant: Tenant, reviewId: string): Promise<LockedReview | null> {
  const row = await tenant
    .selectFrom('reviews')
    .where('reviewId', '=', reviewId)
    .select(['itemId', 'reply', 'repliedAt', 'revision'])
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateReview(
  tenant: Tenant,
  reviewId: string,
  change: ReviewChange & { readonly repliedAt: Date | null },
): Promise<void> {
  await tenant
    .updateTable('reviews')
    .set((update) => ({ ...change, revision: update('revision', '+', 1) }))
    .where('reviewId', '=', reviewId)
    .execute();
}

/** Locks reviews in the order of their ids, so that two transactions do not wait for each other. */
const lockReviews = (tenant: Tenant, reviewIds: readonly string[]): Promise<unknown> =>
  tenant
    .selectFrom('reviews')
    .where('reviewId', 'in', [...reviewIds])
    .orderBy('reviewId')
    .select('reviewId')
    .forUpdate()
    .execute();

/** Sets the state of several reviews. Returns the product of each. */
export async function setReviewStates(
  tenant: Tenant,
  reviewIds: readonly string[],
  state: ReviewState,
): Promise<string[]> {
  await lockReviews(tenant, reviewIds);
  const rows = await tenant
    .updateTable('reviews')
    .set((update) => ({ state, revision: update('revision', '+', 1) }))
    .where('reviewId', 'in', [...reviewIds])
    .returning('itemId')
    .execute();
  return rows.map(({ itemId }) => itemId);
}

/** Deletes reviews. Their purchases cannot be reviewed again. Returns the product of each. */
export async function deleteReviews(
  tenant: Tenant,
  reviewIds: readonly string[],
): Promise<string[]> {
  await lockReviews(tenant, reviewIds);
  const rows = await tenant
    .deleteFrom('reviews')
    .where('reviewId', 'in', [...reviewIds])
    .returning('itemId')
    .execute();
  return rows.map(({ itemId }) => itemId);
}
