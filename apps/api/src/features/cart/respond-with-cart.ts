import type { ShoppingCart } from '@sitewright/contracts/entities';
import { isErrorResult, type ErrorResult } from '@sitewright/contracts/errors';
import type { CartRow } from './cart.queries.ts';
import type { CartScope } from './change-cart.ts';
import { readCart, toShoppingCart } from './shopping-cart.ts';

/** The response of every call that changes the cart: the complete current cart, with all amounts. */
export async function respondWithCart(
  { tenant, now }: CartScope,
  changed: CartRow | ErrorResult,
): Promise<{ readonly cart: ShoppingCart } | ErrorResult> {
  if (isErrorResult(changed)) return changed;
  const cart = await readCart(tenant, changed, now);
  return { cart: await toShoppingCart(tenant, cart) };
}
