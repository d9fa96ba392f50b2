import { toProductType, workflowState } from '@sitewright/contracts/codes';
import {
  itemStatuses,
  itemStockStates,
  productTypes,
  type ItemFacets,
} from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { stateOfStatus, stockState } from './list-items.queries.ts';

interface FacetRow {
  readonly facet: 'status' | 'category' | 'stock' | 'productType';
  readonly value: string;
  readonly count: string;
}

/** How many items of a collection each filter of owners selects: one query. */
export async function findItemFacets(tenant: Tenant, collectionId: string): Promise<ItemFacets> {
  const { rows } = await sql<FacetRow>`
    with listed as (
      select items.website_id, items.item_id, items.workflow_state, items.categories, ${stockState} as stock
      from items
      where items.website_id = ${tenant.websiteId} and items.collection_id = ${collectionId}
        and items.workflow_state <> ${workflowState.DELETED}
    ), used as (
      select distinct item_id, unnest(categories) as name from listed
    ), branches as (
      select name, unnest(categories_with_parents(${tenant.websiteId}, array[name])) as category
      from (select distinct name from used) as names
    )
    select 'status' as facet, workflow_state::text as value, count(*) as count from listed group by 2
    union all
    select 'category', category, count(distinct item_id) from used join branches using (name) group by 2
    union all
    select 'stock', stock, count(*) from listed where stock is not null group by 2
    union all
    select 'productType', products.product_type::text, count(*)
    from listed
    join products on products.website_id = listed.website_id and products.item_id = listed.item_id
    group by 2
  `.execute(tenant);
  const countsOf = (facet: FacetRow['facet']): ReadonlyMap<string, number> =>
    new Map(
      rows.filter((row) => row.facet === facet).map(({ value, count }) => [value, Number(count)]),
    );
  /** The values with items, in the order of their table. */
  function entries<Value extends string>(
    facet: FacetRow['facet'],
    values: readonly Value[],
    storedOf: (value: Value) => number | string,
  ) {
    const counts = countsOf(facet);
    return values.flatMap((value) => {
      const count = counts.get(String(storedOf(value)));
      return count === undefined ? [] : [{ value, count }];
    });
  }
  const categories = [...countsOf('category').keys()].toSorted((left, right) =>
    left.localeCompare(right),
  );
  return {
    statuses: entries('status', itemStatuses, (status) => stateOfStatus[status]),
    categories: entries('category', categories, (category) => category),
    stock: entries('stock', itemStockStates, (state) => state),
    productTypes: entries('productType', productTypes, toProductType),
  };
}
