import type { RefundableLine } from '@sitewright/commerce/orders';
import type {
  FulfillmentState,
  OrderRefundState,
  OrderState,
  PaymentState,
} from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Database, Tenant } from '../../platform/database/index.ts';
import type { BoughtGiftCard } from '../gift-cards/public.ts';

/** An order and its newest payment attempt, both locked. Amounts in minor units. */
export interface LockedPayment {
  readonly attemptId: string;
  readonly provider: string;
  readonly attemptState: Database['paymentAttempts']['state'];
  /** What was charged. */
  readonly chargedCents: number;
  /** What was returned of it, with refunds that are pending. */
  readonly refundedCents: number;
  /** What gift cards paid; 0 once they got it back because the payment failed. */
  readonly giftCardCents: number;
  readonly refundedGiftCardCents: number;
  readonly currency: string;
  readonly state: OrderState;
  readonly paymentState: PaymentState;
  readonly fulfillmentState: FulfillmentState;
  readonly refundState: OrderRefundState;
  readonly grandTotalCents: number;
  readonly refundedShippingCents: number;
}

/**
 * Locks the newest payment attempt of an order, and the order. Settlements of payments lock them in the same order, so
 * that two transactions never wait for each other. Null if there is no such order.
 */
export async function lockPayment(tenant: Tenant, orderId: string): Promise<LockedPayment | null> {
  const { rows } = await sql<LockedPayment>`
    select attempt.attempt_id, attempt.provider, attempt.state as attempt_state,
      case when attempt.state in ('captured', 'capturedLate')
        then coalesce(attempt.capture_cents, attempt.amount_cents) else 0 end as charged_cents,
      attempt.refunded_cents, orders.refunded_gift_card_cents,
      case when orders.payment_state = 'paid' then orders.gift_card_cents else 0 end as gift_card_cents,
      orders.currency, orders.state, orders.payment_state, orders.fulfillment_state,
      orders.refund_state, orders.grand_total_cents, orders.refunded_shipping_cents
    from payment_attempts as attempt
    join orders on orders.website_id = ${tenant.websiteId} and orders.order_id = attempt.order_id
    where attempt.website_id = ${tenant.websiteId} and attempt.order_id = ${orderId}
    order by (attempt.state in ('captured', 'capturedLate')) desc, attempt.attempt_id desc
    limit 1
    for update
  `.execute(tenant);
  return rows[0] ?? null;
}

/** What was charged and not refunded yet. */
export const refundableChargeCents = (payment: LockedPayment): number =>
  payment.chargedCents - payment.refundedCents;

/** What was paid in any way and not refunded yet. */
export const refundableCents = (payment: LockedPayment): number =>
  refundableChargeCents(payment) + payment.giftCardCents - payment.refundedGiftCardCents;

/** The lines of an order that the transaction has locked, with the gift cards that they bought. */
export async function listRefundableLines(
  tenant: Tenant,
  orderId: string,
  cards: readonly BoughtGiftCard[],
): Promise<RefundableLine[]> {
  const lines = await tenant
    .selectFrom('orderLines')
    .where('orderId', '=', orderId)
    .orderBy('position')
    .select(['lineId as id', 'quantity', 'taxCents', 'totalCents', 'giftCard'])
    .select(['refundedQuantity', 'refundedCents', 'refundedTaxCents'])
    .execute();
  return lines.map(({ giftCard, ...line }) => ({
    ...line,
    giftCardBalances:
      giftCard === null
        ? undefined
        : cards.filter(({ lineId }) => lineId === line.id).map(({ balanceCents }) => balanceCents),
  }));
}
