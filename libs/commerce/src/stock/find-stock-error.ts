import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { StockedVariant } from './is-sold-out.ts';

/** Why so many pieces cannot be had, with what is left; null when they can (CART-21). */
export const findStockError = (
  { unlimited = false, qtyInStock }: StockedVariant,
  quantity: number,
): ErrorResult | null =>
  unlimited || quantity <= qtyInStock
    ? null
    : err('outOfStock', { detail: { stockLeft: qtyInStock } });
