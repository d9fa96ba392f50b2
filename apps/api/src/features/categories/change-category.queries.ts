import { workflowState } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** Renames a category of all items, or removes it from them. Returns the ids of those that are not deleted. */
export async function changeItemsOfCategory(
  tenant: Tenant,
  name: string,
  newName: string | null,
  now: Date,
): Promise<string[]> {
  const changed =
    newName === null
      ? sql`array_remove(categories, ${name})`
      : sql`array_replace(categories, ${name}, ${newName})`;
  const { rows } = await sql<{ itemId: string; workflowState: number }>`
    update items set categories = ${changed}, updated_at = ${now}
    where website_id = ${tenant.websiteId} and ${name} = any(categories)
    returning item_id, workflow_state
  `.execute(tenant);
  return rows.flatMap((row) => (row.workflowState === workflowState.DELETED ? [] : [row.itemId]));
}

/** Renames a category in the table of parents. */
export async function renameCategory(tenant: Tenant, name: string, newName: string): Promise<void> {
  await sql`
    update category_parents
    set name = case when name = ${name} then ${newName} else name end,
      parent = case when parent = ${name} then ${newName} else parent end
    where website_id = ${tenant.websiteId} and ${name} in (name, parent)
  `.execute(tenant);
  // A discount on the category stays one.
  await sql`
    update discounts
    set target_values = array_replace(target_values, ${name}, ${newName}), revision = revision + 1
    where website_id = ${tenant.websiteId} and target = 'categories' and ${name} = any(target_values)
  `.execute(tenant);
}

/** Deletes a category from the table of parents; those in it move to its parent. */
export async function deleteCategory(tenant: Tenant, name: string): Promise<void> {
  await sql`
    update category_parents set parent = (
      select above.parent from category_parents as above
      where above.website_id = ${tenant.websiteId} and above.name = ${name}
    )
    where website_id = ${tenant.websiteId} and parent = ${name}
  `.execute(tenant);
  await tenant.deleteFrom('categoryParents').where('name', '=', name).execute();
}
