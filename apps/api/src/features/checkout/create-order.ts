import type { CheckoutBody } from '@sitewright/contracts/api';
import { isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../../platform/database/index.ts';
import { ErrorRollback } from '../../platform/errors/error-rollback.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { Services } from '../../platform/services.ts';
import { findVisitorCart, lockStoreSettings, readCart, type ReadCart } from '../cart/public.ts';
import { checkoutRefusal } from './check-checkout.ts';
import { deleteUnboughtEntries } from './delete-unbought-entries.queries.ts';
import { draftOrder, sentAsWanted } from './draft-order.ts';
import { checkoutFingerprint } from './fingerprint.ts';
import { insertOrders } from './insert-orders.queries.ts';
import {
  findEarlierOrder,
  isSettled,
  type AttemptRow,
  type EarlierOrder,
} from './payment-attempts.queries.ts';

export interface OrderScope {
  readonly tenant: Tenant;
  readonly site: HostedSite;
  readonly request: FastifyRequest;
  readonly services: Pick<Services, 'settings' | 'createId'>;
  readonly now: Date;
}

/**
 * The attempt of the order that the cart became, when this is the same checkout (CHECKOUT-02); a refusal when it is
 * another one.
 */
function sameOrder(earlier: EarlierOrder, body: CheckoutBody): AttemptRow | ErrorResult {
  if (checkoutFingerprint(body).equals(earlier.fingerprint)) return earlier.attempt;
  const isSameKey = earlier.idempotencyKey === body.idempotencyKey;
  return err(isSameKey ? 'idempotencyConflict' : 'cartPurchased');
}

/**
 * The attempt of a checkout that was answered before, under the same key and with the same content; null when there is
 * none, or when its payment is not settled.
 */
export async function findSettledAttempt(
  { tenant, request, services }: Omit<OrderScope, 'now'>,
  body: CheckoutBody,
): Promise<AttemptRow | null> {
  const cart = await findVisitorCart(tenant, request, services);
  if (cart === null || cart.orderId === null) return null;
  const earlier = await findEarlierOrder(tenant, cart.orderId);
  if (earlier === null || earlier.idempotencyKey !== body.idempotencyKey) return null;
  const same = sameOrder(earlier, body);
  return isErrorResult(same) || !isSettled(same) ? null : same;
}

/** An open cart has no order, so an order under this key is another cart's: the unique key finds out. */
const isKeyTaken = (error: unknown): boolean => {
  const { code, constraint = '' } = error as { readonly code?: string; constraint?: string };
  return code === '23505' && constraint.includes('idempotency_key');
};

/**
 * Turns the visitor's cart into an order, whole or not at all, and answers the attempt to pay it. The cart is locked
 * first, so that it becomes one order; everything that others wait for is left to the last statement.
 */
export async function createOrder(
  scope: OrderScope,
  body: CheckoutBody,
): Promise<AttemptRow | ErrorResult> {
  const { tenant, request, services, now } = scope;

  const cart = await findVisitorCart(tenant, request, services, true);
  if (cart === null) return err('cartExpired');
  if (cart.orderId !== null) {
    const earlier = await findEarlierOrder(tenant, cart.orderId);
    return earlier === null ? err('cartPurchased') : sameOrder(earlier, body);
  }
  if (cart.coupons.length > 0) await lockStoreSettings(tenant);
  const read = () => readCart(tenant, sentAsWanted(cart, body), now);
  const priced = await read();
  const refused = checkoutRefusal(body, priced);
  if (refused !== null) return refused;
  const attempt = await writeOrder(scope, body, priced);
  // Null: somebody was faster between the look and the statement. What is left now is part of the answer.
  return attempt ?? checkoutRefusal(body, await read()) ?? err('outOfStock');
}

async function writeOrder(
  scope: OrderScope,
  body: CheckoutBody,
  cart: ReadCart,
): Promise<AttemptRow | null> {
  const { tenant } = scope;
  const { order, attempt } = draftOrder(scope, body, cart);
  try {
    const isWritten = await insertOrders(tenant, [order]);
    if (!isWritten) return null;
    await deleteUnboughtEntries(tenant, [order.cartId]);
    return attempt;
  } catch (error) {
    if (isKeyTaken(error)) throw new ErrorRollback(err('idempotencyConflict'));
    throw error;
  }
}
