import { workflowState } from '@sitewright/contracts/codes';
import type { ItemDraft } from '@sitewright/contracts/entities';
import { isErrorResult } from '@sitewright/contracts/errors';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { deleteCategoryParents, type AddedParent } from '../categories/public.ts';
import {
  changeItem,
  findItemRow,
  removeVariants,
  setItemState,
  toStoredItem,
  withItemRevision,
} from '../collections/public.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import type { StepContext } from './import-step.ts';
import { findImport, listItemsToUndo, markUndone, updateImport } from './imports.queries.ts';

/** The products of one transaction. */
const batchSize = 10;

type ItemToUndo = Awaited<ReturnType<typeof listItemsToUndo>>[number];

/** The draft before the import. Stock changes by what the import changed, so that sales since then still count. */
function draftBefore(before: ItemDraft, stocks: Readonly<Record<string, number>>): ItemDraft {
  const { product } = before;
  if (product === null) return before;
  const variants = product.variants.map((variant) => {
    const qtyBefore = stocks[variant.id];
    return qtyBefore === undefined ? variant : { ...variant, qtyBefore };
  });
  return { ...before, product: { ...product, taxClass: product.taxClass ?? 'standard', variants } };
}

async function undoItem(
  tenant: Tenant,
  { itemId, before, revision, stocks }: ItemToUndo,
  context: StepContext & { readonly madeBy: string },
): Promise<'deleted' | 'restored' | 'edited'> {
  const found = itemId === null ? null : await findItemRow(tenant, itemId, true);
  if (found === null || found.row.workflowState === workflowState.DELETED)
    return before === null ? 'deleted' : 'edited';
  const current = withItemRevision(await toStoredItem(tenant, found.row));
  if (current.revision !== revision) return 'edited';
  if (before === null) {
    await setItemState(tenant, current.id, workflowState.DELETED, context.now);
    // Its SKUs are free again, so that the file can be imported once more.
    await removeVariants(tenant, current.id, context.now);
    return 'deleted';
  }
  await sql`savepoint undone_product`.execute(tenant);
  const draft = draftBefore(before as ItemDraft, (stocks ?? {}) as Record<string, number>);
  const error = await changeItem(tenant, found, { draft, stockReason: 'import', ...context });
  if (isErrorResult(error)) {
    await sql`rollback to savepoint undone_product`.execute(tenant);
    return 'edited';
  }
  await sql`release savepoint undone_product`.execute(tenant);
  return 'restored';
}

/**
 * Undoes the next products of an import, in one transaction: deletes those that it created, restores those that it
 * changed, with the parents of their categories, and leaves those that were edited since. Returns whether it has further
 * steps.
 */
export async function undoStep(
  tenant: Tenant,
  importId: string,
  context: StepContext,
): Promise<boolean> {
  await lockUrlPaths(tenant);
  const row = await findImport(tenant, importId, true);
  if (row?.state !== 'undoing') return false;
  const items = await listItemsToUndo(tenant, importId, batchSize);
  for (const item of items) {
    const undone = await undoItem(tenant, item, { ...context, madeBy: row.createdBy });
    if (undone !== 'edited')
      await deleteCategoryParents(tenant, (item.addedParents ?? []) as readonly AddedParent[]);
    await markUndone(tenant, importId, item.position, undone);
  }
  await bumpDataRevision(tenant);
  if (items.length === batchSize) return true;
  await updateImport(tenant, importId, { state: row.undoTo });
  return false;
}
