import { sql } from 'kysely';
import { textKeyRows } from '../../platform/database/index.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import type { Tenant } from '../../platform/database/index.ts';

/** Locks products, in the order of their ids, until the transaction ends. */
export const lockProducts = (tenant: Tenant, itemIds: readonly string[]): Promise<unknown> =>
  sql`
    select from products
    where website_id = ${tenant.websiteId} and item_id = any(${[...itemIds]}::text[])
    order by item_id
    for update
  `.execute(tenant);

/**
 * Counts the approved reviews of products again and marks the pages as changed, in the transaction that changed a review.
 * The products are locked first: the count is a statement of its own, so that it sees what a concurrent transaction
 * has committed.
 */
export async function recountRatings(tenant: Tenant, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await lockProducts(tenant, itemIds);
  await sql`
    update products
    set review_count = counted.count, review_stars = counted.stars
    from (
      select requested.key, count(reviews.review_id)::int as count, coalesce(sum(reviews.rating), 0)::int as stars
      from ${textKeyRows(itemIds)}
      left join reviews
        on reviews.website_id = ${tenant.websiteId} and reviews.item_id = requested.key and reviews.state = 'approved'
      group by requested.key
    ) as counted
    where products.website_id = ${tenant.websiteId} and products.item_id = counted.key
  `.execute(tenant);
  await bumpDataRevision(tenant);
}
