import type { ListedProduct, ListedVariant } from '@sitewright/commerce/listing';
import { productType } from '@sitewright/contracts/codes';
import type { ProductOption } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { publishedItems, type ItemFilter } from './item-view.queries.ts';

/** Selects products of a collection, before visitors filter them by price, stock and options. */
export type ProductsFilter = Pick<
  ItemFilter,
  'collectionId' | 'category' | 'tag' | 'author' | 'month'
>;

/**
 * What filters of a collection depend on, for all its visible products in the owner's order: one query, however many
 * products there are.
 */
export async function findListedProducts(
  tenant: Tenant,
  filter: ProductsFilter,
  now: Date,
): Promise<readonly ListedProduct[]> {
  const rows = await publishedItems(tenant, { ...filter, limit: 0 }, now)
    .select(['itemId', 'title'])
    .select(sql<Date>`coalesce(publish_at, created_at)`.as('publishedAt'))
    .select(
      sql<ProductOption[] | null>`(
        select options from products
        where products.website_id = items.website_id and products.item_id = items.item_id
          -- The amounts of gift cards are no filter.
          and products.product_type <> ${productType.GIFT_CARD}
      )`.as('options'),
    )
    .select(
      sql<ListedVariant[]>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'cents', case when variants.on_sale then variants.sale_price_cents else variants.price_cents end,
          'isInStock', products.product_type = ${productType.DIGITAL} or variants.unlimited
            or variants.continue_selling or variants.qty_in_stock > 0,
          'optionValues', variants.option_values
        )), '[]')
        from variants
        join products
          on products.website_id = variants.website_id and products.item_id = variants.item_id
        where variants.website_id = items.website_id and variants.item_id = items.item_id
          and variants.removed_at is null and variants.available
      )`.as('variants'),
    )
    .orderBy('position')
    .orderBy('itemId', 'desc')
    .execute();
  return rows.map(({ itemId, title, publishedAt, options, variants }) => ({
    id: itemId,
    title,
    publishedMs: publishedAt.getTime(),
    options: options ?? [],
    variants,
  }));
}
