import { isSoldOut } from '@sitewright/commerce';
import { defaultLowStock, type Product, type ProductVariant } from '@sitewright/contracts/entities';
import type { ViewPage } from '../../kit/block/view-props.ts';

/** Stock up to this number is low. */
const limitOf = ({ lowStockAt = defaultLowStock }: ProductVariant): number => lowStockAt;

/** The remaining stock of a variant, if it is low. */
export function lowStockOf(variant: ProductVariant): number | undefined {
  const { unlimited, qtyInStock } = variant;
  return !unlimited && qtyInStock <= limitOf(variant) && qtyInStock > 0 ? qtyInStock : undefined;
}

/** The remaining stock of all variants of a product, if it is low. */
function lowProductStock({ productType, variants }: Product): number | undefined {
  if (productType === 'digital' || variants.some(({ unlimited }) => unlimited)) return undefined;
  const left = variants.reduce((sum, { qtyInStock }) => sum + Math.max(0, qtyInStock), 0);
  return left > 0 && left <= Math.max(...variants.map(limitOf)) ? left : undefined;
}

/** The labels over the image of a product: sold out, or on sale and how few are left. */
export function productBadges(product: Product, page: ViewPage): readonly string[] {
  if (isSoldOut(product)) return [page.text('product.soldOut')];
  const left = lowProductStock(product);
  return [
    ...(product.variants.some(({ onSale }) => onSale) ? [page.text('product.onSale')] : []),
    ...(left === undefined
      ? []
      : [page.text('product.left', { count: left.toLocaleString(page.locale) })]),
  ];
}
