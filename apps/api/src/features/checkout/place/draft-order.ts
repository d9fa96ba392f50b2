import { toShippingLocation } from '@sitewright/commerce';
import type { CheckoutBody } from '@sitewright/contracts/api';
import { isManualMethod, type ShippingLocation } from '@sitewright/contracts/entities';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import type { CartRow, ReadCart } from '../../cart/public.ts';
import { orderToken, orderTokenHash } from '../../orders/public.ts';
import { toBuyerDetails } from './buyer-details.ts';
import { checkoutFingerprint } from './fingerprint.ts';
import type { NewOrder } from './insert-orders.queries.ts';
import type { PaymentAttempt } from '../payment-attempts.queries.ts';
import { authorizationMs, nextCheckAt, stockHoldMs } from '../settle/settlement.ts';

/** Where the buyer of an order is that is not shipped; null if unknown. */
const billingLocation = (billing: CheckoutBody['billing']): ShippingLocation | null =>
  billing === null || billing.country === '' ? null : toShippingLocation(billing);

/** The address, the shipping option and the VAT number of a checkout, as its cart stores them. */
export const shippingOf = ({
  shippingAddress,
  shippingOptionId,
  billing,
  vatNumber,
}: CheckoutBody): Pick<CartRow, 'shippingLocation' | 'shippingOptionId' | 'vatNumber'> => ({
  shippingLocation:
    shippingAddress === null ? billingLocation(billing) : toShippingLocation(shippingAddress),
  shippingOptionId,
  vatNumber: vatNumber ?? null,
});

/** The cart with what its checkout says about shipping. */
export const withShipping = (cart: CartRow, body: CheckoutBody): CartRow => ({
  ...cart,
  ...shippingOf(body),
});

export type DraftServices = Pick<Services, 'settings' | 'createId'>;

interface CheckoutInput {
  readonly site: HostedSite;
  readonly body: CheckoutBody;
  readonly now: Date;
}

/** An order that is not written yet, and the attempt to pay it. */
export interface OrderDraft {
  readonly order: NewOrder;
  readonly attempt: PaymentAttempt;
}

/** Creates the order of a cart, and the attempt to pay it. */
export function draftOrder(
  services: DraftServices,
  { site: { websiteId }, body, now }: CheckoutInput,
  { row, entries, totals, settings, selectedShippingOption }: ReadCart,
): OrderDraft {
  const { createId } = services;
  const orderId = createId();
  const attemptId = createId();
  const heldUntil = new Date(now.getTime() + stockHoldMs);
  const captureBefore =
    settings.capture === 'manual' && !isManualMethod(body.payment.method)
      ? new Date(now.getTime() + authorizationMs)
      : null;
  const checkAt = nextCheckAt(0, now);
  const token = orderToken(services.settings.secret, websiteId, orderId);
  return {
    order: {
      orderId,
      attemptId,
      cartId: row.cartId,
      tokenHash: orderTokenHash(token),
      fingerprint: checkoutFingerprint(body),
      body,
      buyer: toBuyerDetails(
        body,
        settings,
        selectedShippingOption?.pickup?.address.country ?? '',
        now,
      ),
      entries,
      totals,
      taxIncluded: settings.taxIncluded,
      locale: settings.locale,
      shippingOption: selectedShippingOption,
      heldUntil,
      checkAt,
      captureBefore,
      createId,
      now,
    },
    attempt: {
      attemptId,
      orderId,
      heldUntil,
      provider: body.payment.method,
      state: 'started',
      checks: 0,
      checkAt,
      captureBefore,
      captureId: null,
      captureCents: null,
      cartId: row.cartId,
      idempotencyKey: body.idempotencyKey,
      amountCents: totals.payableCents,
      currency: settings.currency,
    },
  };
}
