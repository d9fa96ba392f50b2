import type { Product, ProductVariant } from '@sitewright/contracts/entities';

/** What a variant costs now: its sale price while it is on sale (PRODUCT-05). */
export const effectivePrice = ({ price, salePrice, onSale }: ProductVariant): number =>
  onSale ? salePrice : price;

/** Whether a piece of a variant can be bought. Digital products have no stock (PRODUCT-12). */
export const isAvailable = (
  { unlimited, qtyInStock }: ProductVariant,
  { productType }: Pick<Product, 'productType'>,
): boolean => productType === 'digital' || unlimited || qtyInStock > 0;

/** Whether nothing of a product is left (PRODUCT-10, PRODUCT-11). */
export const isSoldOut = (product: Product): boolean =>
  !product.variants.some((variant) => isAvailable(variant, product));

/** The price of a product as a whole: what it begins at, and whether variants cost differently. */
export interface ProductPrice {
  readonly fromCents: number;
  readonly varies: boolean;
  /** The usual price of what is on sale; undefined when nothing is. */
  readonly beforeCents: number | undefined;
}

/** The price to show for a product (PRODUCT-08, PRODUCT-09). */
export function productPrice({ variants }: Product): ProductPrice {
  const prices = variants.map(effectivePrice);
  const fromCents = Math.min(...prices);
  const cheapest = variants[prices.indexOf(fromCents)];
  return {
    fromCents,
    varies: prices.some((price) => price !== fromCents),
    beforeCents: cheapest?.onSale === true ? cheapest.price : undefined,
  };
}

/** A variant in words: `Sage, large`. */
export const variantName = ({ optionValues }: Pick<ProductVariant, 'optionValues'>): string =>
  optionValues.map(({ value }) => value).join(', ');
