import { refuse, type Refusal } from '@sitewright/contracts/errors';
import type { StockedVariant } from './is-sold-out.ts';

/** Why so many pieces cannot be had, with what is left; null when they can (CART-21). */
export const findStockError = (
  { unlimited = false, qtyInStock }: StockedVariant,
  quantity: number,
): Refusal | null =>
  unlimited || quantity <= qtyInStock
    ? null
    : refuse('outOfStock', { detail: { stockLeft: qtyInStock } });
