import type { CheckoutBody } from '@sitewright/contracts/api';
import type { Address, ShippingLocation } from '@sitewright/contracts/entities';
import { refuse, type Refusal } from '@sitewright/contracts/errors';
import type { FastifyRequest } from 'fastify';
import type { TenantTransaction } from '../../platform/database/index.ts';
import { RefusalRollback } from '../../platform/errors/problem.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { Services } from '../../platform/services.ts';
import { readCart, type ReadCart } from '../cart/shopping-cart.ts';
import { lockStoreSettings } from '../cart/store-settings.ts';
import { findVisitorCart } from '../cart/visitor-cart.ts';
import { orderToken, orderTokenHash } from '../orders/order-token.ts';
import { checkoutRefusal } from './check-checkout.ts';
import { checkoutFingerprint } from './fingerprint.ts';
import { insertOrder } from './insert-order.queries.ts';
import {
  findEarlierOrder,
  type AttemptRow,
  type EarlierOrder,
} from './payment-attempts.queries.ts';
import { nextAskAt } from './settlement.ts';

/** How long the stock of an unpaid order is held. */
const stockHoldMs = 900_000;

export interface OrderScope {
  readonly trx: TenantTransaction;
  readonly site: HostedSite;
  readonly request: FastifyRequest;
  readonly services: Pick<Services, 'settings' | 'createId'>;
  readonly now: Date;
}

/** Where an address lies, as far as shipping and tax ask. */
const locationOf = ({ country, state, zip }: Address): ShippingLocation => ({
  country,
  ...(state === '' ? {} : { state }),
  ...(zip === '' ? {} : { zip }),
});

/**
 * The attempt of the order that the cart became, when this is the same checkout (CHECKOUT-02); a refusal when it is
 * another one.
 */
function sameOrder(earlier: EarlierOrder, body: CheckoutBody): AttemptRow | Refusal {
  if (checkoutFingerprint(body).equals(earlier.fingerprint)) return earlier.attempt;
  const isSameKey = earlier.idempotencyKey === body.idempotencyKey;
  return refuse(isSameKey ? 'idempotencyConflict' : 'cartPurchased');
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
): Promise<AttemptRow | Refusal> {
  const { trx, site, request, services, now } = scope;
  const { websiteId } = site;
  const cart = await findVisitorCart(trx, websiteId, request, services, true);
  if (cart === null) return refuse('emptyCart');
  if (cart.orderId !== null) {
    const earlier = await findEarlierOrder(trx, websiteId, cart.orderId);
    return earlier === null ? refuse('cartPurchased') : sameOrder(earlier, body);
  }
  const { shippingAddress, shippingOptionId } = body;
  if (cart.coupons.length > 0) await lockStoreSettings(trx, websiteId);
  const shippingLocation = shippingAddress === null ? null : locationOf(shippingAddress);
  const goingThere = { ...cart, shippingLocation, shippingOptionId };
  const read = () => readCart(trx, websiteId, goingThere, now);
  const priced = await read();
  const refused = checkoutRefusal(body, priced);
  if (refused !== null) return refused;
  const attempt = await writeOrder(scope, body, priced);
  // Null: somebody was faster between the look and the statement. What is left now is part of the answer.
  return attempt ?? checkoutRefusal(body, await read()) ?? refuse('outOfStock');
}

async function writeOrder(
  { trx, site, services, now }: OrderScope,
  body: CheckoutBody,
  { row, entries, totals, settings, selectedShippingOption }: ReadCart,
): Promise<AttemptRow | null> {
  const { websiteId } = site;
  const orderId = services.createId();
  const attemptId = services.createId();
  const heldUntil = new Date(now.getTime() + stockHoldMs);
  const token = orderToken(services.settings.secret, websiteId, orderId);
  try {
    const isWritten = await insertOrder(trx, {
      websiteId,
      orderId,
      attemptId,
      cartId: row.cartId,
      tokenHash: orderTokenHash(token),
      fingerprint: checkoutFingerprint(body),
      body,
      entries,
      totals,
      taxIncluded: settings.taxIncluded,
      shippingName: selectedShippingOption?.name ?? null,
      heldUntil,
      askAt: nextAskAt(0, now),
      createId: services.createId,
      now,
    });
    if (!isWritten) return null;
  } catch (error) {
    if (isKeyTaken(error)) throw new RefusalRollback(refuse('idempotencyConflict'));
    throw error;
  }
  return {
    attemptId,
    orderId,
    heldUntil,
    provider: body.payment.method,
    state: 'started',
    asks: 0,
    cartId: row.cartId,
    idempotencyKey: body.idempotencyKey,
    amountCents: totals.payableCents,
    currency: settings.currency,
  };
}
