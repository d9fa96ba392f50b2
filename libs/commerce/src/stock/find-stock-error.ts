import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { StockedVariant } from './is-sold-out.ts';

/** Why a quantity is not available, with the remaining stock; null if it is (CART-21). */
export const findStockError = (
  { unlimited = false, qtyInStock }: StockedVariant,
  quantity: number,
): ErrorResult | null =>
  unlimited || quantity <= qtyInStock
    ? null
    : err('outOfStock', { detail: { stockLeft: qtyInStock } });
