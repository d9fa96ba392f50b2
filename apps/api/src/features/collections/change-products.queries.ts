import type { ProductsChange } from '@sitewright/contracts/api';
import { workflowState, type WorkflowState } from '@sitewright/contracts/codes';
import type { RichText } from '@sitewright/contracts/entities';
import { sql, type RawBuilder } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** Those of the items that are products of the collection and not deleted, locked in the order of their ids. */
export async function lockProducts(
  tenant: Tenant,
  collectionId: string,
  itemIds: readonly string[],
): Promise<string[]> {
  const rows = await tenant
    .selectFrom('items')
    .where('collectionId', '=', collectionId)
    .where('itemId', 'in', [...itemIds])
    .where('workflowState', '<>', workflowState.DELETED)
    .orderBy('itemId')
    .select('itemId')
    .forUpdate()
    .execute();
  return rows.map(({ itemId }) => itemId);
}

/** The new state of the items; null if the change is another one. */
export function stateOfChange(change: ProductsChange): WorkflowState | null {
  if (change.kind === 'delete') return workflowState.DELETED;
  if (change.kind !== 'visibility') return null;
  return change.isVisible ? workflowState.PUBLISHED : workflowState.DRAFT;
}

function assignmentOf(change: ProductsChange): RawBuilder<unknown> | null {
  switch (change.kind) {
    case 'price':
      return sql`price_cents = ${change.cents}`;
    case 'sale':
      // Rounded half up to a whole minor unit.
      return sql`on_sale = true, sale_price_cents = (price_cents * (100 - ${change.percent}::int) + 50) / 100`;
    case 'endSale':
      return sql`on_sale = false`;
    case 'availability':
      return sql`available = ${change.available}`;
    default:
      return null;
  }
}

/** Changes all offered variants of the items; other changes do nothing here. */
export async function changeVariants(
  tenant: Tenant,
  itemIds: readonly string[],
  change: ProductsChange,
): Promise<void> {
  const assignment = assignmentOf(change);
  if (assignment === null) return;
  await sql`
    update variants set ${assignment}
    where website_id = ${tenant.websiteId} and item_id = any(${[...itemIds]}::hex_id[]) and removed_at is null
  `.execute(tenant);
}

/** Adds or removes a category of the items; other changes do nothing here. */
export async function changeCategory(
  tenant: Tenant,
  itemIds: readonly string[],
  change: ProductsChange,
): Promise<void> {
  if (change.kind !== 'addCategory' && change.kind !== 'removeCategory') return;
  const categories =
    change.kind === 'addCategory'
      ? sql`array_append(array_remove(categories, ${change.category}), ${change.category})`
      : sql`array_remove(categories, ${change.category})`;
  await sql`
    update items set categories = ${categories}
    where website_id = ${tenant.websiteId} and item_id = any(${[...itemIds]}::hex_id[])
  `.execute(tenant);
}

/** Items that become visible are published now, unless they were before. */
export async function publishNow(
  tenant: Tenant,
  itemIds: readonly string[],
  now: Date,
): Promise<void> {
  await tenant
    .updateTable('items')
    .set({ publishAt: now })
    .where('itemId', 'in', [...itemIds])
    .where('workflowState', '=', workflowState.PUBLISHED)
    .where((where) => where.or([where('publishAt', 'is', null), where('publishAt', '>', now)]))
    .execute();
}

export async function touchItems(
  tenant: Tenant,
  itemIds: readonly string[],
  now: Date,
): Promise<void> {
  await tenant
    .updateTable('items')
    .set({ updatedAt: now })
    .where('itemId', 'in', [...itemIds])
    .execute();
}

/** The searched parts of items. */
export async function findSearchableItems(tenant: Tenant, itemIds: readonly string[]) {
  const rows = await tenant
    .selectFrom('items')
    .where('itemId', 'in', [...itemIds])
    .select(['itemId', 'title', 'excerpt', 'body', 'tags', 'categories'])
    .execute();
  return rows.map((row) => ({ ...row, body: row.body as RichText | null }));
}
