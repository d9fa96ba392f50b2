/** The part of a variant that decides whether it can be bought. */
export interface StockedVariant {
  readonly unlimited: boolean;
  readonly qtyInStock: number;
}

/** The specification's names of product types. */
export type ProductKind = 'physical' | 'service' | 'digital' | 'gift card' | 'paywall';

/** Whether one piece of the variant is left. */
export const isInStock = ({ unlimited, qtyInStock }: StockedVariant): boolean =>
  unlimited || qtyInStock > 0;

/** No variant can be bought; a digital product never runs out (PRODUCT-10 to PRODUCT-13). */
export const isSoldOut = ({
  productType,
  variants,
}: {
  readonly productType: ProductKind;
  readonly variants: readonly StockedVariant[];
}): boolean => productType !== 'digital' && !variants.some(isInStock);
