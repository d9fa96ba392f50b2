import type { ItemView, ProductReviews } from '@sitewright/contracts/entities';
import type { Tenant } from '../../../platform/database/index.ts';
import { listApprovedReviews } from '../../reviews/public.ts';

/** How many reviews a product's page shows at once. */
export const reviewPageSize = 10;

/**
 * The reviews of a product for its page; undefined if it has none, null if there is no such page of them. `page` counts
 * from 1.
 */
export async function readProductReviews(
  tenant: Tenant,
  { id, product }: Pick<ItemView, 'id' | 'product'>,
  requestedPage: number,
): Promise<ProductReviews | undefined | null> {
  const rating = product?.rating;
  if (rating === undefined) return undefined;
  const pageCount = Math.ceil(rating.count / reviewPageSize);
  // The page of a product with few reviews ignores the parameter, like any other page.
  const page = pageCount === 1 ? 1 : requestedPage;
  if (page > pageCount) return null;
  const range = { limit: reviewPageSize, offset: (page - 1) * reviewPageSize };
  const rows = await listApprovedReviews(tenant, { itemIds: [id], ...range });
  return { rating, page, pageCount, reviews: rows.map(({ itemId: _itemId, ...review }) => review) };
}
