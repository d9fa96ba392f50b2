import { createSku } from '@sitewright/commerce';
import type { VariantDraft } from '@sitewright/contracts/entities';

/** What several variants can be changed in at once. */
export type BulkChange = Partial<
  Pick<VariantDraft, 'price' | 'weightGrams' | 'available' | 'dimensions'>
> & {
  /** Null ends the sale. */
  readonly salePrice?: number | null;
  /** Null: unlimited. */
  readonly stock?: number | null;
  /** Null: none. */
  readonly imageId?: string | null;
};

/** The stock of a variant as one value: null is unlimited. */
export const withStock = (variant: VariantDraft, stock: number | null): VariantDraft =>
  stock === null
    ? { ...variant, unlimited: true, qtyInStock: variant.qtyInStock || 0 }
    : { ...variant, unlimited: false, qtyInStock: stock };

/** The sale price of a variant as one value: null is not on sale. */
export const withSalePrice = (variant: VariantDraft, salePrice: number | null): VariantDraft =>
  salePrice === null
    ? { ...variant, onSale: false, salePrice: variant.salePrice || 0 }
    : { ...variant, onSale: true, salePrice };

/** Selects the image of a variant; null: none. */
export function withImage(variant: VariantDraft, imageId: string | null): VariantDraft {
  const { imageId: _before, ...rest } = variant;
  return imageId === null ? rest : { ...rest, imageId };
}

/** Applies a change to a variant. */
export function applyChange(
  variant: VariantDraft,
  { salePrice, stock, imageId, ...values }: BulkChange,
): VariantDraft {
  let changed: VariantDraft = { ...variant, ...values };
  if (salePrice !== undefined) changed = withSalePrice(changed, salePrice);
  if (stock !== undefined) changed = withStock(changed, stock);
  if (imageId !== undefined) changed = withImage(changed, imageId);
  return changed;
}

/** Gives each of the chosen variants a generated SKU that no variant of the product has (PRODUCT-16). */
export function withGeneratedSkus(
  variants: readonly VariantDraft[],
  chosen: ReadonlySet<string>,
  random: () => number,
): VariantDraft[] {
  const taken = new Set(variants.map(({ sku }) => sku));
  const generate = (): string => {
    const sku = createSku(random);
    if (taken.has(sku)) return generate();
    taken.add(sku);
    return sku;
  };
  return variants.map((variant) =>
    chosen.has(variant.id) ? { ...variant, sku: generate() } : variant,
  );
}
