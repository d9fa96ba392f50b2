import type { ItemDraft } from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { contentLimits, fitsContentLimit } from '@sitewright/contracts/limits';
import type { Tenant } from '../../platform/database/index.ts';
import { itemKindOf } from './item-kind.ts';
import { countCategories, countItemsOf } from './items.queries.ts';

/** LIMIT-06: the error if the collection cannot have another item. */
export async function findItemLimitError(
  tenant: Tenant,
  collection: { readonly id: string; readonly type: number },
): Promise<ErrorResult | null> {
  const { limit } = itemKindOf(collection.type);
  if (limit === null) return null;
  const count = await countItemsOf(tenant, collection.id);
  if (fitsContentLimit(limit, count + 1)) return null;
  const message = `This collection holds ${contentLimits[limit]} items at most.`;
  return err('limitReached', { errors: { collectionId: message } });
}

/** LIMIT-06: the error if the website would have too many categories with those of a draft. */
export async function findCategoryLimitError(
  tenant: Tenant,
  { categories }: Pick<ItemDraft, 'categories'>,
): Promise<ErrorResult | null> {
  if (categories.length === 0) return null;
  if (fitsContentLimit('nestedCategories', await countCategories(tenant, categories))) return null;
  const message = `A website has ${contentLimits.nestedCategories} categories at most.`;
  return err('limitReached', { errors: { categories: message } });
}
