import type { ProductTypeName } from '@sitewright/contracts/entities';

/** The part of a variant that decides whether it can be bought. */
export interface StockedVariant {
  /** Absent in a gift card means unlimited (PRODUCT-13). */
  readonly unlimited?: boolean | undefined;
  readonly qtyInStock: number;
}

/** A product as far as its stock goes. */
export interface StockedProduct {
  readonly productType: ProductTypeName;
  readonly variants: readonly StockedVariant[];
}

/** Whether one piece of the variant is left (PRODUCT-10, PRODUCT-11). */
export const isInStock = ({ unlimited = false, qtyInStock }: StockedVariant): boolean =>
  unlimited || qtyInStock > 0;

/**
 * Whether no variant can be bought (PRODUCT-10). A digital product never runs out (PRODUCT-12); a gift
 * card does only when its owner limited it (PRODUCT-13).
 */
export const isSoldOut = ({ productType, variants }: StockedProduct): boolean =>
  productType !== 'digital' &&
  !variants.some(({ unlimited = productType === 'gift card', qtyInStock }) =>
    isInStock({ unlimited, qtyInStock }),
  );
