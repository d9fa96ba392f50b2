import { defineCodes, type CodeOf } from './define-codes.ts';

/** The type of a product (specification 3; ENUM-13). Text forms: `product-type-text.ts`. */
export const productType = defineCodes('product type', {
  PHYSICAL: 1,
  DIGITAL: 2,
  SERVICE: 3,
  GIFT_CARD: 4,
  PAYWALL: 5,
});

/** A product type's number. */
export type ProductType = CodeOf<typeof productType>;
