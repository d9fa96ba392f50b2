import type { ReadProduct } from '@sitewright/commerce/product-csv';
import { addCategoryPaths, toCategoryParents } from '@sitewright/contracts/categories';
import type { CsvRowError } from '@sitewright/contracts/entities';
import { isErrorResult } from '@sitewright/contracts/errors';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import {
  findCategoryEntries,
  findCategoryParents,
  insertCategoryParents,
  type AddedParent,
} from '../categories/public.ts';
import {
  addItem,
  changeItem,
  findCollections,
  findItemRow,
  toStoredItem,
  withItemRevision,
  type CollectionRow,
} from '../collections/public.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { freeSkusOfDeleted } from './catalog.queries.ts';
import {
  findImport,
  insertImportedItem,
  updateImport,
  type ImportedItem,
  type ImportRow,
} from './imports.queries.ts';
import { errorSentence, planProducts, type PlannedProduct } from './plan-products.ts';

/** The products of one transaction. */
const batchProducts = 5;
/** A batch ends earlier when it has this many variants. */
const batchVariants = 300;

export interface StepContext {
  readonly createId: () => string;
  readonly now: Date;
}

/** The products of the next batch: at least one. */
export function nextBatch(products: readonly ReadProduct[], position: number): ReadProduct[] {
  const batch = products.slice(position, position + batchProducts);
  let variantCount = 0;
  const end = batch.findIndex(({ product }, index) => {
    variantCount += product.variants.length;
    return index > 0 && variantCount > batchVariants;
  });
  return end === -1 ? batch : batch.slice(0, end);
}

type Written = Pick<ImportedItem, 'itemId' | 'outcome'> & Partial<ImportedItem>;

/** The revision and the stocks of a written product, which its undo compares. */
async function describeWritten(tenant: Tenant, itemId: string) {
  const found = await findItemRow(tenant, itemId);
  if (found === null) return {};
  const stored = withItemRevision(await toStoredItem(tenant, found.row));
  const variants = stored.product?.variants ?? [];
  return {
    revision: stored.revision,
    stocks: Object.fromEntries(variants.map(({ id, qtyInStock }) => [id, qtyInStock])),
  };
}

/**
 * Adds the parents of a written product's categories, and returns those that its categories did not have. An earlier
 * product may not have been written.
 */
async function addParents(
  tenant: Tenant,
  paths: readonly (readonly string[])[],
): Promise<readonly AddedParent[]> {
  if (paths.length === 0) return [];
  const entries = await findCategoryEntries(tenant);
  const names = new Set(entries.map(({ name }) => name));
  const { added } = addCategoryPaths(paths, toCategoryParents(entries));
  await insertCategoryParents(tenant, added);
  return added.map((parent) => ({ ...parent, wasEntry: names.has(parent.name) }));
}

/** All errors of a product as one text. */
const errorTexts = (errors: readonly CsvRowError[]): string =>
  [...new Set(errors.map(({ text }) => text))].join(' ');

/** Writes a product; an error leaves nothing of it behind. */
async function writePlanned(
  tenant: Tenant,
  { itemId, before, draft, isChanged, errors, categoryPaths }: PlannedProduct,
  collection: CollectionRow,
  { madeBy, ...context }: StepContext & { readonly madeBy: string },
): Promise<Written> {
  if (errors.length > 0) return { itemId, outcome: 'invalid', message: errorTexts(errors) };
  if (!isChanged) return { itemId, outcome: 'unchanged' };
  const save = { draft, madeBy, stockReason: 'import', ...context };
  await sql`savepoint imported_product`.execute(tenant);
  const skus = (draft.product?.variants ?? []).map(({ sku }) => sku);
  await freeSkusOfDeleted(tenant, skus, context.now);
  const found = itemId === null ? null : await findItemRow(tenant, itemId, true);
  const written =
    found === null
      ? await addItem(tenant, collection, save)
      : ((await changeItem(tenant, found, save)) ?? found.row.itemId);
  if (isErrorResult(written)) {
    await sql`rollback to savepoint imported_product`.execute(tenant);
    return { itemId, outcome: 'invalid', message: errorSentence(written) };
  }
  await sql`release savepoint imported_product`.execute(tenant);
  return {
    itemId: written,
    outcome: found === null ? 'created' : 'updated',
    ...(before === null ? {} : { before }),
    addedParents: await addParents(tenant, categoryPaths),
    ...(await describeWritten(tenant, written)),
  };
}

/** Ends an import that wrote all products; one that must not have errors undoes itself. */
async function endStep(
  tenant: Tenant,
  { importId, scope }: ImportRow,
  hasErrors: boolean,
): Promise<void> {
  const isRejected = hasErrors && scope === 'all';
  await updateImport(
    tenant,
    importId,
    isRejected
      ? { state: 'undoing', undoTo: 'failed', content: null }
      : { state: 'done', content: null },
  );
}

/**
 * Writes the next products of a running import, in one transaction. The holder of the lock of the import advances it, so
 * that repeated and parallel calls write each product once. Returns whether it has further steps.
 */
export async function importStep(
  tenant: Tenant,
  importId: string,
  products: readonly ReadProduct[],
  context: StepContext,
): Promise<boolean> {
  await lockUrlPaths(tenant);
  const row = await findImport(tenant, importId, true);
  if (row?.state !== 'running') return false;
  const collection = (await findCollections(tenant, [row.collectionId])).get(row.collectionId);
  if (collection === undefined) {
    await updateImport(tenant, importId, { state: 'failed', content: null });
    return false;
  }
  const batch = nextBatch(products, row.position);
  const planned = await planProducts(tenant, batch, {
    collection,
    parents: await findCategoryParents(tenant),
    now: context.now,
  });
  let hasErrors = false;
  let position = row.position;
  for (const product of planned) {
    const written = await writePlanned(tenant, product, collection, {
      ...context,
      madeBy: row.createdBy,
    });
    hasErrors ||= written.outcome === 'invalid';
    const { title, row: rowNumber } = product;
    await insertImportedItem(tenant, { ...written, importId, position, rowNumber, title });
    position += 1;
    if (hasErrors && row.scope === 'all') break;
  }
  await updateImport(tenant, importId, { position });
  await bumpDataRevision(tenant);
  const isEnd = position >= products.length || (hasErrors && row.scope === 'all');
  if (isEnd) await endStep(tenant, row, hasErrors);
  return !isEnd;
}
