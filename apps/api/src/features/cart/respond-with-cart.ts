import type { ShoppingCart } from '@sitewright/contracts/entities';
import { isErrorResult, type ErrorResult } from '@sitewright/contracts/errors';
import type { FastifyReply } from 'fastify';
import type { CartRow } from './cart.queries.ts';
import type { CartScope } from './change-cart.ts';
import { askDueServices, type ServicesCall } from './ask-due-services.ts';
import { readCart, toShoppingCart } from './shopping-cart.ts';

type CartCall = ServicesCall & { readonly reply: FastifyReply };
type CartResponse = { readonly cart: ShoppingCart };

/**
 * Changes the cart in a transaction. The response of every such call is the complete current cart, with all amounts. If
 * the services of the store have to be asked because of it, that is between this transaction and another that reads the
 * cart.
 *
 * @param check Rejects the changed cart.
 */
export async function respondWithCart(
  call: CartCall,
  change: (scope: CartScope) => Promise<CartRow | ErrorResult>,
  check: (cart: ShoppingCart) => ErrorResult | null = () => null,
): Promise<CartResponse | ErrorResult> {
  const { inTenant, now } = call;
  const changed = await inTenant(async (tenant) => {
    const row = await change({ ...call, tenant });
    if (isErrorResult(row)) return row;
    const read = await readCart(tenant, row, now);
    if (read.dueRequests.length > 0) return { read };
    const cart = await toShoppingCart(tenant, read);
    return check(cart) ?? { cart };
  });
  if (isErrorResult(changed)) return changed;
  if (changed.read === undefined) return { cart: changed.cart };
  await askDueServices(call, changed.read);
  return inTenant(async (tenant) => {
    const cart = await toShoppingCart(tenant, await readCart(tenant, changed.read.row, now));
    return check(cart) ?? { cart };
  });
}
