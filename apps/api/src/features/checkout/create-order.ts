import type { CheckoutBody } from '@sitewright/contracts/api';
import { refuse, type Refusal } from '@sitewright/contracts/errors';
import type { FastifyRequest } from 'fastify';
import type { TenantTransaction } from '../../platform/database/index.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { Services } from '../../platform/services.ts';
import { updateCart, type CartRow } from '../cart/cart.queries.ts';
import { lockStoreSettings } from '../cart/store-settings.ts';
import { readCart, type ReadCart } from '../cart/shopping-cart.ts';
import { findVisitorCart } from '../cart/visitor-cart.ts';
import { recordMovements } from '../collections/products.queries.ts';
import { insertOrderEvent } from '../orders/orders.queries.ts';
import { orderToken, orderTokenHash } from '../orders/order-token.ts';
import { findWebsite } from '../websites/websites.queries.ts';
import { checkoutRefusal } from './check-checkout.ts';
import { checkoutFingerprint } from './fingerprint.ts';
import { findEarlierOrder } from './earlier-order.queries.ts';
import { enqueueOrderMail } from './order-mail.ts';
import {
  insertCouponUses,
  insertOrder,
  insertOrderLines,
  takeOrderNumber,
} from './order-writes.queries.ts';
import { insertAttempt } from './payment-attempts.queries.ts';
import { nextAskAt } from './settlement.ts';
import { isLimited, lockCartVariants, takeStock } from './stock.queries.ts';

/** How long the stock of an unpaid order is held. */
export const stockHoldMs = 900_000;

export interface OrderScope {
  readonly trx: TenantTransaction;
  readonly site: HostedSite;
  readonly request: FastifyRequest;
  readonly services: Pick<Services, 'settings' | 'createId'>;
  readonly ownerEmails: readonly string[];
  readonly now: Date;
}

/** The order of a checkout: a new one, or the one that the same checkout made before. */
export interface StartedOrder {
  readonly orderId: string;
  /** Null: nothing is to be paid. */
  readonly attemptId: string | null;
}

/**
 * Turns the visitor's cart into an order: everything of it is written in the caller's transaction, or nothing. The
 * cart is locked first, then its variants, then the website's number: in this order everywhere.
 */
export async function createOrder(
  scope: OrderScope,
  body: CheckoutBody,
): Promise<StartedOrder | Refusal> {
  const { trx, site, request, services, now } = scope;
  const { websiteId } = site;
  const cart = await findVisitorCart(trx, websiteId, request, services, true);
  if (cart === null) return refuse('emptyCart');
  const fingerprint = checkoutFingerprint(body);
  const earlier = await findEarlierOrder(trx, websiteId, cart, body.idempotencyKey, fingerprint);
  if (earlier !== null) return earlier;

  const { shippingAddress: address, shippingOptionId } = body;
  const shippingLocation =
    address === null
      ? null
      : {
          country: address.country,
          ...(address.state === '' ? {} : { state: address.state }),
          ...(address.zip === '' ? {} : { zip: address.zip }),
        };
  if (cart.coupons.length > 0) await lockStoreSettings(trx, websiteId);
  await lockCartVariants(trx, websiteId, cart.cartId);
  const goingThere: CartRow = { ...cart, shippingLocation, shippingOptionId };
  const priced = await readCart(trx, websiteId, goingThere, now);
  const website = await findWebsite(trx, websiteId);
  const refused = checkoutRefusal(body, priced, website?.locale ?? 'en');
  if (refused !== null) return refused;
  return writeOrder(scope, body, priced, fingerprint);
}

async function writeOrder(
  scope: OrderScope,
  body: CheckoutBody,
  cart: ReadCart,
  fingerprint: Buffer,
): Promise<StartedOrder | Refusal> {
  const { trx, site, services, now } = scope;
  const { websiteId } = site;
  const { row, entries, totals, settings, selectedShippingOption } = cart;
  const { createId } = services;
  const orderId = createId();
  const isFree = totals.payableCents === 0;

  const pieces = entries
    .filter(isLimited)
    .map(({ variantId, quantity }) => ({ variantId, quantity }));
  if (!(await takeStock(trx, websiteId, pieces))) return refuse('outOfStock');
  const number = await takeOrderNumber(trx, websiteId);
  await insertOrder(trx, {
    websiteId,
    orderId,
    number,
    cartId: row.cartId,
    tokenHash: orderTokenHash(orderToken(services.settings.secret, websiteId, orderId)),
    fingerprint,
    body,
    currency: settings.currency,
    totals,
    taxIncluded: settings.taxIncluded,
    shippingName: selectedShippingOption?.name ?? null,
    paymentState: isFree ? 'paid' : 'requiresPayment',
    heldUntil: isFree ? null : new Date(now.getTime() + stockHoldMs),
    now,
  });
  await insertOrderLines(trx, { websiteId, orderId, entries, totals, createId });
  const movements = pieces.map(({ variantId, quantity }) => ({
    movementId: createId(),
    variantId,
    kind: 'held' as const,
    quantity: -quantity,
    orderId,
  }));
  await recordMovements(trx, websiteId, movements, now);
  await insertCouponUses(trx, websiteId, orderId, totals.validCoupons, now);
  const event = { eventId: createId(), orderId, kind: 'placed', text: 'The order was placed.' };
  await insertOrderEvent(trx, websiteId, event, now);
  await updateCart(trx, websiteId, row.cartId, { orderId }, now);
  if (isFree) {
    await enqueueOrderMail({ ...scope, orderId });
    return { orderId, attemptId: null };
  }
  const attemptId = createId();
  const askAt = nextAskAt(0, now);
  const attempt = { websiteId, attemptId, orderId, amountCents: totals.payableCents, askAt, now };
  await insertAttempt(trx, { ...attempt, provider: body.payment.method });
  return { orderId, attemptId };
}
