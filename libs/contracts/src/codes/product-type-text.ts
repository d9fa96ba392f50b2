import { productType, type ProductType } from './product-type.ts';

/**
 * The text form of each product type that an owner can create, in the specification's order. Texts and numbers are
 * matched by name, not by position (PRODUCT-01, PRODUCT-02). `PAYWALL` has no text form, because the product editor
 * does not create it.
 */
export const productTypeTexts = ['physical', 'service', 'digital', 'gift card'] as const;

/** The text form of a product type. */
export type ProductTypeText = (typeof productTypeTexts)[number];

const types = {
  physical: productType.PHYSICAL,
  service: productType.SERVICE,
  digital: productType.DIGITAL,
  'gift card': productType.GIFT_CARD,
} as const satisfies Record<ProductTypeText, ProductType>;

/** The number of a text form (PRODUCT-02). */
export const toProductType = (text: ProductTypeText): ProductType => types[text];

/** The text form of a number; undefined for `PAYWALL` (PRODUCT-02). */
export const toProductTypeText = (type: ProductType): ProductTypeText | undefined =>
  productTypeTexts.find((text) => types[text] === type);
