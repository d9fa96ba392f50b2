import { effectivePriceCents, isInStock } from '@sitewright/commerce';
import type { Product, ProductVariant } from '@sitewright/contracts/entities';

/** Whether a variant can be bought. Digital products have no stock (PRODUCT-12). */
export const isAvailable = (
  variant: ProductVariant,
  { productType }: Pick<Product, 'productType'>,
): boolean => productType === 'digital' || isInStock(variant);

/** The preselected variant: the first that can be bought. */
export const firstChosen = (product: Product): ProductVariant | undefined =>
  product.variants.find((variant) => isAvailable(variant, product)) ?? product.variants[0];

/** Whether the variants of a product have different prices. */
export const priceVaries = ({ variants }: Product): boolean =>
  new Set(variants.map(effectivePriceCents)).size > 1;

/** The regular price of the cheapest variant if it is on sale. */
export function priceBeforeSale({ variants }: Product): number | undefined {
  const cheapest = variants.toSorted((a, b) => effectivePriceCents(a) - effectivePriceCents(b))[0];
  return cheapest?.onSale === true ? cheapest.price : undefined;
}
