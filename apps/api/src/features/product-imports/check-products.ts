import type { ReadProduct } from '@sitewright/commerce/product-csv';
import type { ImportCheck } from '@sitewright/contracts/api';
import type { CsvRowError } from '@sitewright/contracts/entities';
import { contentLimits } from '@sitewright/contracts/limits';
import type { Tenant } from '../../platform/database/index.ts';
import { findCategoryParents } from '../categories/public.ts';
import { countItemsOf, type CollectionRow } from '../collections/public.ts';
import { planProducts, withAddedParents, type PlannedProduct } from './plan-products.ts';

/** How much of a long verdict owners read. */
const shown = { errors: 200, products: 50, images: 50 } as const;

/** Products that are compared at once: their drafts are in memory. */
const chunkSize = 25;

const maxProducts = contentLimits.productsPerCollection;

const outcomeOf = ({ errors, itemId, isChanged }: PlannedProduct): keyof ImportCheck['counts'] => {
  if (errors.length > 0) return 'invalid';
  if (itemId === null) return 'created';
  return isChanged ? 'updated' : 'unchanged';
};

/** LIMIT-05: the error of a new product for which the collection has no room. */
const limitError = (row: number, freeCount: number): CsvRowError => ({
  row,
  column: null,
  text:
    freeCount === 0
      ? `This collection has ${maxProducts} products, and cannot hold more. Import into another collection.`
      : `A collection holds ${maxProducts} products at most, and this one has room for ${freeCount} more. Move the rest to another file and collection.`,
});

/** The dry run: what an import would do with each product of its file. Changes nothing. */
export async function checkProducts(
  tenant: Tenant,
  products: readonly ReadProduct[],
  collection: CollectionRow,
  now: Date,
): Promise<ImportCheck> {
  const counts = { created: 0, updated: 0, unchanged: 0, invalid: 0 };
  const errors: CsvRowError[] = [];
  const missingImages = new Set<string>();
  const preview: ImportCheck['products'] = [];
  const freeCount = Math.max(0, maxProducts - (await countItemsOf(tenant, collection.id)));
  const warnings: CsvRowError[] = [];
  let parents = await findCategoryParents(tenant);
  let errorCount = 0;
  function addErrors(added: readonly CsvRowError[]) {
    errorCount += added.length;
    errors.push(...added.slice(0, Math.max(0, shown.errors - errors.length)));
  }
  // A file cannot change and add more products than a collection holds: the rest is not compared with it.
  const compared = products.slice(0, 2 * maxProducts);
  for (let start = 0; start < compared.length; start += chunkSize) {
    const chunk = compared.slice(start, start + chunkSize);
    const plannedChunk = await planProducts(tenant, chunk, { collection, parents, now });
    parents = withAddedParents(parents, plannedChunk);
    for (const planned of plannedChunk) {
      const { row, title, variantCount } = planned;
      let outcome = outcomeOf(planned);
      addErrors(planned.errors);
      warnings.push(...planned.warnings.slice(0, shown.errors - warnings.length));
      if (outcome === 'created' && counts.created === freeCount) {
        outcome = 'invalid';
        addErrors([limitError(row, freeCount)]);
      }
      counts[outcome] += 1;
      for (const name of planned.missingImages) missingImages.add(name);
      if (preview.length < shown.products) preview.push({ row, title, outcome, variantCount });
    }
  }
  for (const { product } of products.slice(compared.length)) {
    counts.invalid += 1;
    addErrors([limitError(product.row, freeCount)]);
  }
  return {
    counts,
    errors: errors.toSorted((left, right) => left.row - right.row),
    errorCount,
    warnings,
    missingImages: [...missingImages].slice(0, shown.images),
    missingImageCount: missingImages.size,
    products: preview,
  };
}
