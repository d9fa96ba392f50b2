import { mergeProduct, type CsvProduct, type ReadProduct } from '@sitewright/commerce/product-csv';
import type { StoredItem } from '@sitewright/contracts/api';
import {
  addCategoryPaths,
  toCategoryParents,
  type CategoryParent,
  type CategoryParents,
} from '@sitewright/contracts/categories';
import { itemDraft, type CsvRowError, type ItemDraft } from '@sitewright/contracts/entities';
import {
  errorRow,
  fillMessage,
  isErrorResult,
  type ErrorResult,
} from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import {
  checkItemSlug,
  findCategoryLimitError,
  findItemRow,
  findNewItemError,
  toStoredItem,
  type CollectionRow,
} from '../collections/public.ts';
import { findImageIds, findMatches, listForeignSkus } from './catalog.queries.ts';
import { htmlToRichText } from './html-to-rich-text.ts';
import { richTextToHtml } from './rich-text-to-html.ts';

/** A longer title is an error, which names the product by the start of it. */
const maxTitleLength = 200;

/** What an import does with a product of its file, if it has no errors. */
export interface PlannedProduct {
  readonly row: number;
  readonly title: string;
  readonly variantCount: number;
  /** The stored product that it changes; null: it is new. */
  readonly itemId: string | null;
  readonly before: ItemDraft | null;
  readonly draft: ItemDraft;
  readonly isChanged: boolean;
  readonly errors: readonly CsvRowError[];
  readonly missingImages: readonly string[];
  /** What the categories of the file are in. */
  readonly categoryPaths: readonly (readonly string[])[];
  /** Parents that the import adds, if the product has no errors. */
  readonly addedParents: readonly CategoryParent[];
  /** Categories that stay where they are. */
  readonly warnings: readonly CsvRowError[];
}

/** An expected error of a write, as a sentence. */
export function errorSentence(error: ErrorResult): string {
  const first = Object.values(error.errors ?? {})[0];
  return first ?? fillMessage(errorRow(error.error).message, error.values);
}

/** The writable part of a stored item. */
function draftOf(item: StoredItem): ItemDraft {
  const { id: _id, collectionId: _collectionId, recordType: _recordType, ...draft } = item;
  return draft;
}

const skusOf = ({ variants }: CsvProduct): string[] =>
  variants.flatMap(({ sku = '' }) => (sku === '' ? [] : [sku]));

const imagesOf = ({ images = [], variants }: CsvProduct): string[] => [
  ...images,
  ...variants.flatMap(({ image }) => image ?? []),
];

/** The stored product that a product of a file is: by its slug, or by its SKUs. */
function matchProduct(
  product: CsvProduct,
  { bySlug, bySku }: Awaited<ReturnType<typeof findMatches>>,
): { readonly itemId: string | null; readonly error?: string } {
  const holder = product.handle === undefined ? undefined : bySlug.get(product.handle);
  if (holder !== undefined) return { itemId: holder };
  const holders = new Set(skusOf(product).flatMap((sku) => bySku.get(sku) ?? []));
  if (holders.size > 1)
    return {
      itemId: null,
      error:
        'The SKUs of this product belong to several of your products. Add the URL slug of the one to change.',
    };
  return { itemId: [...holders][0] ?? null };
}

/** The description of a file; undefined if the file has none, or the stored one. */
function readBody(html: string | undefined, stored: ItemDraft | null) {
  if (html === undefined) return undefined;
  const storedBody = stored?.body ?? null;
  if (storedBody !== null && html === richTextToHtml(storedBody)) return undefined;
  return htmlToRichText(html);
}

interface PlanContext {
  readonly collection: CollectionRow;
  /** The parents of categories, with those that earlier products of the file add. */
  readonly parents: CategoryParents;
  readonly now: Date;
}

/** Why a category of the file is not in the one that the file has above it. */
function parentWarning({ name, parent }: CategoryParent, parents: CategoryParents): string {
  const current = parents.get(name);
  return current === undefined
    ? `The category “${name}” stays where it is: in “${parent}”, it would be in itself or on a fourth level.`
    : `The category “${name}” stays in “${current}” and is not moved to “${parent}”. You can move it under Categories.`;
}

async function planProduct(
  tenant: Tenant,
  { product, errors }: ReadProduct,
  matches: Awaited<ReturnType<typeof findMatches>>,
  images: ReadonlyMap<string, string>,
  { collection, parents, now }: PlanContext,
): Promise<PlannedProduct> {
  const rowError = (text: string): CsvRowError => ({ row: product.row, column: null, text });
  const found: CsvRowError[] = [...errors];
  const match = matchProduct(product, matches);
  if (match.error !== undefined) found.push(rowError(match.error));
  const { itemId } = match;
  const row = itemId === null ? null : (await findItemRow(tenant, itemId, true))?.row;
  const stored = row === null || row === undefined ? null : await toStoredItem(tenant, row);
  const before = stored === null ? null : draftOf(stored);
  const body = readBody(product.descriptionHtml, before);
  if (body === 'tooLong') found.push(rowError('The description is too long or too deeply nested.'));
  const usedIds = new Set([
    ...(before?.imageIds ?? []),
    ...(before?.product?.variants ?? []).flatMap(({ imageId }) => imageId ?? []),
  ]);
  const merged = mergeProduct({
    product,
    stored: before,
    body: body === 'tooLong' ? null : body,
    // An image that was deleted since stays where it is.
    findImage: (name) => images.get(name.toLowerCase()) ?? (usedIds.has(name) ? name : undefined),
  });
  // Errors of cells explain what is missing, too.
  if (errors.length === 0) found.push(...merged.errors);
  for (const { sku, title } of await listForeignSkus(tenant, skusOf(product), itemId))
    found.push({
      row: product.variants.find((variant) => variant.sku === sku)?.row ?? product.row,
      column: null,
      text: `The SKU ${sku} belongs to your product “${title}”. Each SKU can be used once.`,
    });
  const invalid = found.length > 0 ? undefined : itemDraft.safeParse(merged.draft).error;
  if (invalid !== undefined)
    found.push(rowError(`The value for “${invalid.issues[0]?.path.join(' ')}” cannot be stored.`));
  const categoryPaths = product.categoryPaths ?? [];
  const { added, rejected } = addCategoryPaths(categoryPaths, parents);
  if (found.length === 0 && added.length > 0) {
    const categories = [...merged.draft.categories, ...added.map(({ parent }) => parent)];
    const error = await findCategoryLimitError(tenant, { categories });
    if (error !== null) found.push(rowError(errorSentence(error)));
  }
  if (found.length === 0 && itemId === null) {
    const { draft } = merged;
    const slug = draft.urlId;
    const rejected =
      (await findNewItemError(tenant, collection, { draft, now })) ??
      (slug === undefined
        ? null
        : await checkItemSlug(tenant, { collectionId: collection.id, slug }));
    if (isErrorResult(rejected)) found.push(rowError(errorSentence(rejected)));
  }
  return {
    row: product.row,
    title: (merged.draft.title || product.handle || `Row ${product.row}`).slice(0, maxTitleLength),
    variantCount: product.variants.length,
    itemId,
    before,
    draft: merged.draft,
    isChanged: merged.isChanged || added.length > 0,
    errors: found,
    missingImages: merged.missingImages,
    categoryPaths,
    addedParents: found.length === 0 ? added : [],
    warnings: rejected.map((entry) => rowError(parentWarning(entry, parents))),
  };
}

/** The parents of categories after these products are imported. */
export const withAddedParents = (
  parents: CategoryParents,
  planned: readonly PlannedProduct[],
): CategoryParents =>
  new Map([...parents, ...toCategoryParents(planned.flatMap(({ addedParents }) => addedParents))]);

/** Compares products of a file with those of a collection. The caller holds `lockUrlPaths`. */
export async function planProducts(
  tenant: Tenant,
  products: readonly ReadProduct[],
  context: PlanContext,
): Promise<PlannedProduct[]> {
  const csv = products.map(({ product }) => product);
  const slugs = csv.flatMap(({ handle }) => handle ?? []);
  const matches = await findMatches(tenant, context.collection.id, slugs, csv.flatMap(skusOf));
  const images = await findImageIds(tenant, csv.flatMap(imagesOf));
  const planned: PlannedProduct[] = [];
  for (const read of products) {
    const parents = withAddedParents(context.parents, planned);
    planned.push(await planProduct(tenant, read, matches, images, { ...context, parents }));
  }
  return planned;
}
