import type { CheckoutBody } from '@sitewright/contracts/api';
import { isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import { findVisitorCart } from '../../cart/public.ts';
import {
  isSettled,
  listEarlierOrders,
  type EarlierOrder,
  type PaymentAttempt,
} from '../payment-attempts.queries.ts';
import type { CheckoutCall } from './checkout-call.ts';
import { checkoutFingerprint } from './fingerprint.ts';

/**
 * For a cart that already has an order: returns the order's payment attempt if this is the same checkout (CHECKOUT-02),
 * else an error.
 */
export function matchEarlierOrder(
  earlier: EarlierOrder | undefined,
  body: CheckoutBody,
): PaymentAttempt | ErrorResult {
  if (earlier === undefined) return err('cartPurchased');
  if (checkoutFingerprint(body).equals(earlier.fingerprint)) return earlier.attempt;
  const isSameKey = earlier.idempotencyKey === body.idempotencyKey;
  return err(isSameKey ? 'idempotencyConflict' : 'cartPurchased');
}

/** Finds the settled attempt of a checkout that was sent before, with the same key and the same content. */
export function findSettledAttempt(
  { inTenant, request, services }: Pick<CheckoutCall, 'inTenant' | 'request' | 'services'>,
  body: CheckoutBody,
): Promise<PaymentAttempt | null> {
  return inTenant(async (tenant) => {
    const cart = await findVisitorCart(tenant, request, services);
    if (cart === null || cart.orderId === null) return null;
    const earlier = (await listEarlierOrders(tenant, [cart.orderId])).get(cart.orderId);
    if (earlier?.idempotencyKey !== body.idempotencyKey) return null;
    const attempt = matchEarlierOrder(earlier, body);
    return isErrorResult(attempt) || !isSettled(attempt) ? null : attempt;
  });
}
