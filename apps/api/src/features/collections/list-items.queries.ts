import { toProductType, workflowState } from '@sitewright/contracts/codes';
import {
  defaultLowStock,
  type ItemSort,
  type ItemStatus,
  type ItemStockState,
  type ProductTypeName,
} from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import { containsPattern } from '../../platform/database/contains-pattern.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { itemsOf, type ItemRow } from './items.queries.ts';

export interface ListFilter {
  readonly collectionId: string;
  /** A part of a title, or of the SKU of an offered variant. */
  readonly search?: string | undefined;
  readonly status?: ItemStatus | undefined;
  /** Also selects the items of all categories below it. */
  readonly category?: string | undefined;
  readonly stock?: ItemStockState | undefined;
  readonly productType?: ProductTypeName | undefined;
}

/** The states that owners filter by. */
export const stateOfStatus = {
  published: workflowState.PUBLISHED,
  scheduled: workflowState.SCHEDULED,
  needsReview: workflowState.NEEDS_REVIEW,
  draft: workflowState.DRAFT,
  hidden: workflowState.PRIVATE,
} as const satisfies Readonly<Record<ItemStatus, number>>;

const variantsOfItem = sql`
  from variants
  where variants.website_id = items.website_id and variants.item_id = items.item_id
    and variants.removed_at is null`;

/** The stock state of an item's product; null for other items. Digital products never run out. */
export const stockState = sql<ItemStockState | null>`(
  select case
    when not bool_or(unlimited or qty_in_stock > 0) then 'soldOut'
    when bool_or(not unlimited and qty_in_stock > 0 and qty_in_stock <= coalesce(low_stock_at, ${defaultLowStock}::int))
      then 'low'
    else 'inStock'
  end ${variantsOfItem}
  having count(*) > 0
)`;

/** Items of a collection, except deleted ones. */
function listedItems(tenant: Tenant, filter: ListFilter) {
  const { collectionId, search = '', status, category, stock, productType: type } = filter;
  let query = itemsOf(tenant)
    .where('collectionId', '=', collectionId)
    .where('workflowState', '<>', workflowState.DELETED);
  if (status !== undefined) query = query.where('workflowState', '=', stateOfStatus[status]);
  if (category !== undefined)
    query = query.where(
      // Selected, so that it is computed once and not for each item.
      sql<boolean>`categories && (select categories_below(${tenant.websiteId}, ${category}))`,
    );
  if (stock !== undefined) query = query.where(stockState, '=', stock);
  if (type !== undefined)
    query = query.where(
      sql<boolean>`exists (
        select from products
        where products.website_id = items.website_id and products.item_id = items.item_id
          and products.product_type = ${toProductType(type)}
      )`,
    );
  if (search === '') return query;
  const pattern = containsPattern(search);
  return query.where((where) =>
    where.or([
      where('title', 'ilike', pattern),
      where.exists(
        where
          .selectFrom('variants')
          .where('variants.websiteId', '=', tenant.websiteId)
          .whereRef('variants.itemId', '=', 'items.itemId')
          .where('variants.removedAt', 'is', null)
          .where('variants.sku', 'ilike', pattern)
          .select('variants.variantId'),
      ),
    ]),
  );
}

const lowestPrice = sql`(
  select min(case when on_sale then sale_price_cents else price_cents end) ${variantsOfItem}
)`;
/** Null: unlimited. */
const totalStock = sql`(
  select case when bool_or(unlimited) then null else sum(qty_in_stock) end ${variantsOfItem}
)`;

/** Before the manual order, which decides between equal items. */
const orders = {
  title: sql`lower(items.title)`,
  priceAsc: sql`${lowestPrice} asc`,
  priceDesc: sql`${lowestPrice} desc nulls last`,
  stockAsc: sql`${totalStock} asc nulls last`,
  stockDesc: sql`${totalStock} desc nulls first`,
  newest: sql`items.created_at desc`,
} as const satisfies Readonly<Record<Exclude<ItemSort, 'manual'>, unknown>>;

/** Items of a collection; by default in their manual order. */
export function listItemRows(
  tenant: Tenant,
  filter: ListFilter & { readonly sort?: ItemSort | undefined },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ItemRow[]> {
  const { sort = 'manual' } = filter;
  const query = listedItems(tenant, filter);
  return (sort === 'manual' ? query : query.orderBy(orders[sort]))
    .orderBy('position')
    .orderBy('itemId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export const countItems = (tenant: Tenant, filter: ListFilter): Promise<number> =>
  countRows(listedItems(tenant, filter));
