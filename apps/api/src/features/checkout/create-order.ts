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
import { findWebsite } from '../websites/websites.queries.ts';
import { checkoutRefusal } from './check-checkout.ts';
import { checkoutFingerprint } from './fingerprint.ts';
import { insertOrder } from './insert-order.queries.ts';
import {
  findAttempt,
  findEarlierOrder,
  type AttemptRow,
  type EarlierOrder,
} from './payment-attempts.queries.ts';
import { nextAskAt } from './settlement.ts';

/** How long the stock of an unpaid order is held. */
export const stockHoldMs = 900_000;

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
 * The attempt of the order that this checkout made before, however often it arrives (CHECKOUT-02): under the page's
 * key, or from the cart that became it. A refusal when that order was another one.
 */
function sameOrder(
  { cartId, idempotencyKey, fingerprint, attempt }: EarlierOrder,
  cart: { readonly cartId: string },
  body: CheckoutBody,
): AttemptRow | Refusal {
  if (cartId === cart.cartId && checkoutFingerprint(body).equals(fingerprint)) return attempt;
  const isSameKey = idempotencyKey === body.idempotencyKey;
  return refuse(isSameKey ? 'idempotencyConflict' : 'cartPurchased');
}

/** Two pages with one key at the same moment: the unique key has the last word. */
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
  const { idempotencyKey, shippingAddress, shippingOptionId } = body;
  const earlier = await findEarlierOrder(trx, websiteId, { ...cart, idempotencyKey });
  if (earlier !== null) return sameOrder(earlier, cart, body);

  if (cart.coupons.length > 0) await lockStoreSettings(trx, websiteId);
  const shippingLocation = shippingAddress === null ? null : locationOf(shippingAddress);
  const goingThere = { ...cart, shippingLocation, shippingOptionId };
  const read = () => readCart(trx, websiteId, goingThere, now);
  const priced = await read();
  const locale = (await findWebsite(trx, websiteId))?.locale ?? 'en';
  const refused = checkoutRefusal(body, priced, locale);
  if (refused !== null) return refused;

  const attemptId = services.createId();
  if (await writeOrder(scope, body, priced, attemptId))
    return (await findAttempt(trx, websiteId, attemptId)) ?? refuse('notFound');
  // Somebody was faster between the look and the statement: what is left now is part of the answer.
  return checkoutRefusal(body, await read(), locale) ?? refuse('outOfStock');
}

async function writeOrder(
  { trx, site, services, now }: OrderScope,
  body: CheckoutBody,
  { row, entries, totals, settings, selectedShippingOption }: ReadCart,
  attemptId: string,
): Promise<boolean> {
  const { websiteId } = site;
  const orderId = services.createId();
  const token = orderToken(services.settings.secret, websiteId, orderId);
  try {
    return await insertOrder(trx, {
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
      heldUntil: new Date(now.getTime() + stockHoldMs),
      askAt: nextAskAt(0, now),
      createId: services.createId,
      now,
    });
  } catch (error) {
    if (isKeyTaken(error)) throw new RefusalRollback(refuse('idempotencyConflict'));
    throw error;
  }
}
