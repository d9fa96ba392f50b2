import type { ProductTypeName } from '@sitewright/contracts/entities';
import { productText } from '../../texts/product-text.ts';

const keys = {
  physical: 'products.typePhysical',
  service: 'products.typeService',
  digital: 'products.typeDigital',
  'gift card': 'products.typeGiftCard',
} as const satisfies Record<ProductTypeName, string>;

/** The label of a type of products. */
export const productTypeLabel = (type: ProductTypeName): string => productText(keys[type]);
