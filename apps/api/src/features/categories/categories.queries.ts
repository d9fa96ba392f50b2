import type { Category } from '@sitewright/contracts/api';
import {
  categoryPath,
  toCategoryParents,
  type CategoryEntry,
  type CategoryParent,
  type CategoryParents,
} from '@sitewright/contracts/categories';
import { workflowState } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** Which categories items have together, and how many items do. */
async function countCategorySets(
  tenant: Tenant,
): Promise<readonly { readonly categories: readonly string[]; readonly itemCount: number }[]> {
  const { rows } = await sql<{ categories: string[]; itemCount: number }>`
    select categories, count(*)::int as item_count
    from items
    where website_id = ${tenant.websiteId} and workflow_state <> ${workflowState.DELETED}
      and categories <> '{}'
    group by categories
  `.execute(tenant);
  return rows;
}

/** The categories that the owner has added or moved, by name. */
export async function findCategoryEntries(tenant: Tenant): Promise<CategoryEntry[]> {
  const rows = await tenant.selectFrom('categoryParents').select(['name', 'parent']).execute();
  const byName = new Map(rows.map((row) => [row.name, row]));
  return [...byName.keys()].toSorted().flatMap((name) => byName.get(name) ?? []);
}

/** All categories of the website: names that items have, and those of the entries. */
export async function findCategories(
  tenant: Tenant,
  entries: readonly CategoryEntry[],
): Promise<Category[]> {
  const parents = toCategoryParents(entries);
  const names = new Set([...entries.map(({ name }) => name), ...parents.values()]);
  const own = new Map<string, number>();
  const total = new Map<string, number>();
  for (const { categories, itemCount } of await countCategorySets(tenant)) {
    const add = (counts: Map<string, number>, name: string) =>
      counts.set(name, (counts.get(name) ?? 0) + itemCount);
    for (const name of new Set(categories)) add(own, name);
    const withParents = new Set(categories.flatMap((name) => categoryPath(name, parents)));
    for (const name of withParents) add(total, name);
    for (const name of withParents) names.add(name);
  }
  return [...names].toSorted().map((name) => ({
    name,
    parent: parents.get(name) ?? null,
    itemCount: own.get(name) ?? 0,
    totalItemCount: total.get(name) ?? 0,
  }));
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

/** Adds categories, and parents of those that have none. */
export async function insertCategoryParents(
  tenant: Tenant,
  parents: readonly CategoryEntry[],
): Promise<void> {
  if (parents.length === 0) return;
  await sql`
    insert into category_parents (website_id, name, parent)
    select ${tenant.websiteId}, entry.name, entry.parent
    from jsonb_to_recordset(${JSON.stringify(parents)}::jsonb) as entry (name text, parent text)
    on conflict (website_id, name) do update set parent = excluded.parent
    where category_parents.parent is null
  `.execute(tenant);
}

/** A parent that was added, and whether its category was an entry before: without items, only the entry keeps it. */
export interface AddedParent extends CategoryParent {
  readonly wasEntry?: boolean;
}

/** Removes these parents, except of categories that have another one by now. What was an entry before stays one. */
export async function deleteCategoryParents(
  tenant: Tenant,
  parents: readonly AddedParent[],
): Promise<void> {
  if (parents.length === 0) return;
  const entries = parents.filter(({ wasEntry = false }) => wasEntry);
  await sql`
    update category_parents set parent = null
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (name text, parent text)
    where category_parents.website_id = ${tenant.websiteId} and category_parents.name = entry.name
      and category_parents.parent = entry.parent
  `.execute(tenant);
  await sql`
    delete from category_parents
    using jsonb_to_recordset(${JSON.stringify(parents)}::jsonb) as entry (name text, parent text)
    where category_parents.website_id = ${tenant.websiteId} and category_parents.name = entry.name
      and category_parents.parent = entry.parent
  `.execute(tenant);
}

export async function replaceCategoryParents(
  tenant: Tenant,
  parents: readonly CategoryEntry[],
): Promise<void> {
  await tenant.deleteFrom('categoryParents').execute();
  await insertCategoryParents(tenant, parents);
}
