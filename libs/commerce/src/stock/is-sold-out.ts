import type { ProductTypeName } from '@sitewright/contracts/entities';

/** The part of a variant that determines whether it can be bought. */
export interface StockedVariant {
  /** Absent in a gift card means unlimited (PRODUCT-13). */
  readonly unlimited?: boolean | undefined;
  readonly qtyInStock: number;
}

/** The stock data of a product. */
export interface StockedProduct {
  readonly productType: ProductTypeName;
  readonly variants: readonly StockedVariant[];
}

/** Whether the variant is in stock (PRODUCT-10, PRODUCT-11). */
export const isInStock = ({ unlimited = false, qtyInStock }: StockedVariant): boolean =>
  unlimited || qtyInStock > 0;

/**
 * Whether no variant can be bought (PRODUCT-10). A digital product never sells out (PRODUCT-12); a gift card only if
 * its owner limited it (PRODUCT-13).
 */
export const isSoldOut = ({ productType, variants }: StockedProduct): boolean =>
  productType !== 'digital' &&
  !variants.some(({ unlimited = productType === 'gift card', qtyInStock }) =>
    isInStock({ unlimited, qtyInStock }),
  );
