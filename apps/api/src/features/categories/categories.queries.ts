import type { Category } from '@sitewright/contracts/api';
import {
  toCategoryParents,
  type CategoryParent,
  type CategoryParents,
} from '@sitewright/contracts/categories';
import { workflowState } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** All categories of the website: names that items have, parents, and names that have a parent. */
export async function findCategories(tenant: Tenant): Promise<Category[]> {
  const { websiteId } = tenant;
  const { rows } = await sql<Category>`
    with used as (
      select category.name, count(*)::int as item_count
      from items
      cross join lateral (select distinct unnest(items.categories) as name) as category
      where items.website_id = ${websiteId} and items.workflow_state <> ${workflowState.DELETED}
      group by category.name
    ), named as (
      select name from used
      union
      select name from category_parents where website_id = ${websiteId}
      union
      select parent from category_parents where website_id = ${websiteId}
    )
    select named.name, category_parents.parent, coalesce(used.item_count, 0) as item_count
    from named
    left join used on used.name = named.name
    left join category_parents
      on category_parents.website_id = ${websiteId} and category_parents.name = named.name
  `.execute(tenant);
  const byName = new Map(rows.map((row) => [row.name, row]));
  return [...byName.keys()].toSorted().flatMap((name) => byName.get(name) ?? []);
}

/** The parents of all categories. */
export async function findCategoryParents(tenant: Tenant): Promise<CategoryParents> {
  const rows = await tenant.selectFrom('categoryParents').select(['name', 'parent']).execute();
  return toCategoryParents(rows);
}

/** The parents of these categories, and of all that they are in. */
export async function findParentsAbove(
  tenant: Tenant,
  names: readonly string[],
): Promise<CategoryParents> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<CategoryParent>`
    select name, parent from category_parents
    where website_id = ${tenant.websiteId}
      and name = any((select categories_with_parents(${tenant.websiteId}, ${[...names]}::text[]))::text[])
  `.execute(tenant);
  return toCategoryParents(rows);
}

/** Adds parents of categories that have none. */
export async function insertCategoryParents(
  tenant: Tenant,
  parents: readonly CategoryParent[],
): Promise<void> {
  if (parents.length === 0) return;
  await sql`
    insert into category_parents (website_id, name, parent)
    select ${tenant.websiteId}, entry.name, entry.parent
    from jsonb_to_recordset(${JSON.stringify(parents)}::jsonb) as entry (name text, parent text)
    on conflict (website_id, name) do nothing
  `.execute(tenant);
}

/** Removes these parents, except of categories that have another one by now. */
export async function deleteCategoryParents(
  tenant: Tenant,
  parents: readonly CategoryParent[],
): Promise<void> {
  if (parents.length === 0) return;
  await sql`
    delete from category_parents
    using jsonb_to_recordset(${JSON.stringify(parents)}::jsonb) as entry (name text, parent text)
    where category_parents.website_id = ${tenant.websiteId} and category_parents.name = entry.name
      and category_parents.parent = entry.parent
  `.execute(tenant);
}

export async function replaceCategoryParents(
  tenant: Tenant,
  parents: readonly CategoryParent[],
): Promise<void> {
  await tenant.deleteFrom('categoryParents').execute();
  await insertCategoryParents(tenant, parents);
}
