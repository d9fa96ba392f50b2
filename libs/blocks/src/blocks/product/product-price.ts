import { effectivePriceCents, isInStock } from '@sitewright/commerce';
import type { Product, ProductVariant } from '@sitewright/contracts/entities';

/** Whether a variant can be bought. Digital products have no stock (PRODUCT-12). */
export const isAvailable = (
  variant: ProductVariant,
  { productType }: Pick<Product, 'productType'>,
): boolean => productType === 'digital' || isInStock(variant);

/** The preselected variant: the requested one, else the first, if it can be bought. */
export function firstChosen(product: Product, requestedId?: string): ProductVariant | undefined {
  const available = product.variants.filter((variant) => isAvailable(variant, product));
  return available.find(({ id }) => id === requestedId) ?? available[0] ?? product.variants[0];
}

/** Whether the variants of a product have different prices. */
export const priceVaries = ({ variants }: Product): boolean =>
  new Set(variants.map(effectivePriceCents)).size > 1;

/** The regular price of the cheapest variant if it is on sale. */
export function priceBeforeSale({ variants }: Product): number | undefined {
  const cheapest = variants.toSorted((a, b) => effectivePriceCents(a) - effectivePriceCents(b))[0];
  return cheapest?.onSale === true ? cheapest.price : undefined;
}
