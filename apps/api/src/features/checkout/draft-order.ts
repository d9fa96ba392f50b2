import { toShippingLocation } from '@sitewright/commerce';
import type { CheckoutBody } from '@sitewright/contracts/api';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { Services } from '../../platform/services.ts';
import type { CartRow, ReadCart } from '../cart/public.ts';
import { orderToken, orderTokenHash } from '../orders/public.ts';
import { checkoutFingerprint } from './fingerprint.ts';
import type { NewOrder } from './insert-orders.queries.ts';
import type { AttemptRow } from './payment-attempts.queries.ts';
import { nextAskAt } from './settlement.ts';

/** How long the stock of an unpaid order is held. */
const stockHoldMs = 900_000;

/** The cart as the buyer wants it sent: the address of the checkout decides, not what the cart was told before. */
export const sentAsWanted = (
  cart: CartRow,
  { shippingAddress, shippingOptionId }: CheckoutBody,
): CartRow => ({
  ...cart,
  shippingLocation: shippingAddress === null ? null : toShippingLocation(shippingAddress),
  shippingOptionId,
});

interface DraftScope {
  readonly site: HostedSite;
  readonly services: Pick<Services, 'settings' | 'createId'>;
  readonly now: Date;
}

/** An order that is not yet written, and the attempt to pay it. */
export interface OrderDraft {
  readonly order: NewOrder;
  readonly attempt: AttemptRow;
}

/** What a checkout writes for this cart. */
export function draftOrder(
  { site: { websiteId }, services, now }: DraftScope,
  body: CheckoutBody,
  { row, entries, totals, settings, selectedShippingOption }: ReadCart,
): OrderDraft {
  const { createId } = services;
  const orderId = createId();
  const attemptId = createId();
  const heldUntil = new Date(now.getTime() + stockHoldMs);
  const token = orderToken(services.settings.secret, websiteId, orderId);
  return {
    order: {
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
      createId,
      now,
    },
    attempt: {
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
    },
  };
}
