import type { Tenant } from '../../platform/database/index.ts';
import { indexItem } from '../search/public.ts';
import { findSearchableItems } from './change-products.queries.ts';

/** Updates what a search finds of the items. */
export async function indexItems(tenant: Tenant, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  for (const { itemId, ...item } of await findSearchableItems(tenant, itemIds))
    await indexItem(tenant, itemId, item);
}
