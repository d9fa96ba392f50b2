import { workflowState, type WorkflowState } from '@sitewright/contracts/codes';
import type { ItemDraft } from '@sitewright/contracts/entities';
import { err, isErrorResult, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import { indexItem } from '../search/public.ts';
import { recordPreviousPaths } from '../url-paths/public.ts';
import { findItemError, publishTime } from './check-item.ts';
import type { CollectionRow } from './collection.queries.ts';
import { isPublished } from './is-published.ts';
import { itemKindOf } from './item-kind.ts';
import { findCategoryLimitError, findItemLimitError } from './item-limits.ts';
import { withItemRevision } from './item-revision.ts';
import { checkItemSlug, newItemSlug } from './item-slug.ts';
import { insertItem, toStoredItem, updateItem, type ItemRow } from './items.queries.ts';
import { writeProduct } from './write-product.ts';

/** A write of an item by an owner. */
export interface ItemSave {
  readonly draft: ItemDraft;
  /** The name of the owner. */
  readonly madeBy: string;
  /** Why stock changes; empty for changes in the product's form. */
  readonly stockReason?: string;
  readonly createId: () => string;
  readonly now: Date;
}

type CollectionKind = Pick<CollectionRow, 'id' | 'type'>;

/** The error of a new item; null if it can be added. */
export const findNewItemError = async (
  tenant: Tenant,
  { type }: CollectionKind,
  { draft, now }: Pick<ItemSave, 'draft' | 'now'>,
): Promise<ErrorResult | null> =>
  findItemError({ draft, collectionType: type, from: workflowState.DRAFT, now }) ??
  (await findCategoryLimitError(tenant, draft));

/** Adds an item with its product and search text. Returns its id. The caller holds `lockUrlPaths`. */
export async function addItem(
  tenant: Tenant,
  collection: CollectionKind,
  save: ItemSave,
): Promise<string | ErrorResult> {
  const { draft, createId, now } = save;
  const error =
    (await findNewItemError(tenant, collection, save)) ??
    (await findItemLimitError(tenant, collection));
  if (error !== null) return error;
  const publishAt = publishTime(draft, now);
  const { id: collectionId, type } = collection;
  const urlId = await newItemSlug(tenant, {
    collectionId,
    collectionType: type,
    draft,
    publishAt: publishAt ?? now,
  });
  if (isErrorResult(urlId)) return urlId;
  const itemId = createId();
  const { recordType } = itemKindOf(type);
  await insertItem(tenant, { itemId, collectionId, recordType, urlId, draft, publishAt, now });
  const rejected = await saveProduct(tenant, itemId, save);
  if (rejected !== null) return rejected;
  await indexItem(tenant, itemId, draft);
  return itemId;
}

interface FoundItem {
  readonly row: ItemRow;
  readonly collectionType: number;
}

/** Changes an item that the caller has locked, as `lockUrlPaths`. A draft with another revision is a conflict. */
export async function changeItem(
  tenant: Tenant,
  { row, collectionType }: FoundItem,
  save: ItemSave & { readonly revision?: string | undefined },
): Promise<ErrorResult | null> {
  const { draft, revision, now } = save;
  const { itemId, collectionId } = row;
  const from = row.workflowState as WorkflowState;
  const error =
    findItemError({ draft, collectionType, from, now }) ??
    (await findCategoryLimitError(tenant, draft));
  if (error !== null) return error;
  const before = withItemRevision(await toStoredItem(tenant, row));
  if (revision !== undefined && revision !== before.revision) return err('conflict');
  const slug = draft.urlId ?? row.urlId;
  const urlId = await checkItemSlug(tenant, { collectionId, slug, itemId });
  if (isErrorResult(urlId)) return urlId;

  const publishAt = publishTime(draft, row.publishAt ?? now);
  if (urlId !== row.urlId) {
    const leaving = { pageIds: [], itemIds: [itemId], isPublished: isPublished(now), now };
    await recordPreviousPaths(tenant, leaving);
  }
  await updateItem(tenant, { itemId, urlId, draft, publishAt, now });
  const rejected = await saveProduct(tenant, itemId, save);
  if (rejected !== null) return rejected;
  await indexItem(tenant, itemId, draft);
  return null;
}

const saveProduct = (
  tenant: Tenant,
  itemId: string,
  { draft: { product }, ...save }: ItemSave,
): Promise<ErrorResult | null> =>
  product === null ? Promise.resolve(null) : writeProduct(tenant, { itemId, product, ...save });
