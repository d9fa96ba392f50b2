import type { ItemView } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { isPublished } from './is-published.ts';

/** A product page shows this many related products. */
const maxRelated = 4;

/**
 * The visible products that are related to one: those that the owner chose, in their order; without any, the first of the
 * same collection that share a category with it. Deleted ones and itself are left out.
 */
export async function findRelatedIds(
  tenant: Tenant,
  { id, collectionId, categories }: Pick<ItemView, 'id' | 'collectionId' | 'categories'>,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ itemId: string }>`
    with chosen as (
      select items.item_id, related.position
      from products, unnest(products.related_item_ids) with ordinality as related (item_id, position)
      join items on items.website_id = ${tenant.websiteId} and items.item_id = related.item_id
      where products.website_id = ${tenant.websiteId} and products.item_id = ${id}
        and items.item_id <> ${id} and ${isPublished(now)}
    ),
    alike as (
      select items.item_id, row_number() over (order by items.position, items.item_id desc) as position
      from items
      where items.website_id = ${tenant.websiteId} and items.collection_id = ${collectionId}
        and items.item_id <> ${id} and items.categories && ${[...categories]}::text[]
        and ${isPublished(now)} and not exists (select from chosen)
    )
    select item_id from (select * from chosen union all select * from alike) as related
    order by position
    limit ${maxRelated}
  `.execute(tenant);
  return rows.map((row) => row.itemId);
}
