import type {
  CsvRowError,
  ProductOption,
  ProductVariant,
  VariantDraft,
} from '@sitewright/contracts/entities';
import type { CsvOption, CsvProduct, CsvVariant } from './csv-product.ts';

/** Finds the id of a stored image by its file name or id. */
export type FindImage = (name: string) => string | undefined;

export interface MergedVariants {
  readonly variants: readonly VariantDraft[];
  readonly options: readonly ProductOption[];
  readonly errors: readonly CsvRowError[];
  readonly missingImages: readonly string[];
}

interface StoredProduct {
  readonly options?: readonly ProductOption[] | undefined;
  readonly variants: readonly ProductVariant[];
}

const positionOf = ({ optionValues }: Pick<ProductVariant, 'optionValues'>): string =>
  JSON.stringify(
    optionValues
      .map(({ option, value }) => JSON.stringify([option, value]))
      .toSorted((a, b) => (a < b ? -1 : 1)),
  );

/** Pairs the variants of a file with stored ones: by SKU first, then by option values. */
function pairVariants(
  typed: readonly CsvVariant[],
  stored: readonly ProductVariant[],
): Map<CsvVariant, ProductVariant> {
  const pairs = new Map<CsvVariant, ProductVariant>();
  const free = new Set(stored);
  const pairBy = (keyOf: (variant: CsvVariant | ProductVariant) => string) => {
    const byKey = new Map([...free].map((variant) => [keyOf(variant), variant]));
    for (const variant of typed) {
      const key = keyOf(variant);
      const found = key === '' || pairs.has(variant) ? undefined : byKey.get(key);
      if (found === undefined || !free.delete(found)) continue;
      pairs.set(variant, found);
    }
  };
  pairBy(({ sku = '' }) => sku);
  pairBy(positionOf);
  return pairs;
}

const newVariant: Omit<ProductVariant, 'id'> = {
  sku: '',
  price: 0,
  salePrice: 0,
  onSale: false,
  unlimited: true,
  qtyInStock: 0,
  optionValues: [],
};

/** An id that no stored variant has: theirs begin with a time. */
const newVariantId = (index: number): string => index.toString(16).padStart(24, '0');

/** Without a member that is null or undefined. */
const set = <Key extends string, Value>(key: Key, value: Value | null | undefined) =>
  (value === null || value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };

/** What the file says, and what is stored or the default for the rest. */
function mergeVariant(
  typed: CsvVariant,
  stored: ProductVariant | undefined,
  id: string,
  imageId: string | null | undefined,
): VariantDraft {
  const base = stored ?? { ...newVariant, id, unlimited: typed.isTracked !== true };
  const { weightGrams, dimensions, imageId: storedImageId, available, continueSelling } = base;
  const price = typed.price ?? base.price;
  const mayBe = <Value>(value: Value | null | undefined, before: Value | undefined) =>
    value === undefined ? before : value;
  return {
    id: base.id,
    sku: typed.sku === undefined || typed.sku === '' ? base.sku : typed.sku,
    price,
    salePrice: typed.salePrice ?? (stored === undefined ? price : base.salePrice),
    onSale: typed.onSale ?? base.onSale,
    unlimited: typed.stock === undefined ? base.unlimited : typed.stock === null,
    qtyInStock: typed.stock ?? base.qtyInStock,
    optionValues: typed.optionValues.length === 0 ? base.optionValues : typed.optionValues,
    ...set('weightGrams', mayBe(typed.weightGrams, weightGrams)),
    ...set('dimensions', mayBe(typed.dimensions, dimensions)),
    ...set('imageId', mayBe(imageId, storedImageId)),
    ...((typed.isAvailable ?? available ?? true) ? {} : { available: false }),
    ...((typed.continueSelling ?? continueSelling ?? false) ? { continueSelling: true } : {}),
  };
}

/** The options of the file, with the stored order and values as far as the file does not list them. */
function mergeOptions(
  typed: CsvProduct['options'],
  stored: readonly ProductOption[],
): readonly ProductOption[] {
  if (typed.length === 0) return stored;
  const typedBy = new Map<string, Partial<CsvOption>>(typed.map((option) => [option.name, option]));
  const isSame = stored.length === typed.length && stored.every(({ name }) => typedBy.has(name));
  if (!isSame) return typed.map(({ name, values }) => ({ name, values: [...values] }));
  return stored.map(({ name, values }) => {
    const { values: inFile = [], isListed = false } = typedBy.get(name) ?? {};
    const isOrdered = isListed && values.every((value) => inFile.includes(value));
    return { name, values: isOrdered ? [...inFile] : [...new Set([...values, ...inFile])] };
  });
}

/** Merges the variants of a file into those of a product; variants that are not in the file stay. */
export function mergeCsvVariants(
  product: CsvProduct,
  stored: StoredProduct | null,
  findImage: FindImage,
): MergedVariants {
  const before = stored?.variants ?? [];
  const pairs = pairVariants(product.variants, before);
  const errors: CsvRowError[] = [];
  const missingImages: string[] = [];
  const merged = new Map<string, VariantDraft>();
  for (const [index, typed] of product.variants.entries()) {
    const found = pairs.get(typed);
    if (found === undefined && typed.price === undefined)
      errors.push({
        row: typed.row,
        column: null,
        text: 'A new product or variant needs a price.',
      });
    const imageId = typeof typed.image === 'string' ? findImage(typed.image) : typed.image;
    if (typeof typed.image === 'string' && imageId === undefined) missingImages.push(typed.image);
    const id = newVariantId(index);
    const variant = mergeVariant(typed, found, id, imageId);
    if (variant.qtyInStock < 0 && variant.continueSelling !== true && !variant.unlimited)
      errors.push({
        row: typed.row,
        column: null,
        text: 'The stock is below 0. Enter 0 or more, or let the variant continue selling when it is out of stock.',
      });
    merged.set(found?.id ?? id, variant);
  }
  const present = before.map((variant) => merged.get(variant.id) ?? variant);
  const storedIds = new Set(before.map(({ id }) => id));
  const added = [...merged].flatMap(([id, variant]) => (storedIds.has(id) ? [] : [variant]));
  return {
    variants: [...present, ...added],
    options: mergeOptions(product.options, stored?.options ?? []),
    errors,
    missingImages,
  };
}
