import type {
  FulfillmentState,
  OrderRefundState,
  OrderState,
  PaymentState,
} from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Badge } from '../../controls/badge.tsx';
import { orderText } from '../../texts/order-text.ts';

const fulfillmentBadges = {
  unfulfilled: { key: 'orders.unfulfilled', tone: 'warning' },
  partlyFulfilled: { key: 'orders.partlyFulfilled', tone: 'warning' },
  fulfilled: { key: 'orders.fulfilled', tone: 'success' },
} as const satisfies Record<FulfillmentState, unknown>;

const paymentBadges = {
  requiresPayment: { key: 'orders.unpaid', tone: 'quiet' },
  awaitingPayment: { key: 'orders.awaitingPayment', tone: 'warning' },
  authorized: { key: 'orders.authorized', tone: 'warning' },
  paid: { key: 'orders.paid', tone: 'success' },
  failed: { key: 'orders.failed', tone: 'danger' },
  voided: { key: 'orders.voided', tone: 'quiet' },
} as const satisfies Record<PaymentState, unknown>;

/** How much of an order was sent; a canceled order is canceled. */
export const FulfillmentBadge = ({
  order: { state, fulfillmentState },
}: {
  readonly order: { readonly state: OrderState; readonly fulfillmentState: FulfillmentState };
}): ReactNode =>
  state === 'cancelled' ? (
    <Badge tone="quiet">{orderText('orders.canceled')}</Badge>
  ) : (
    <Badge tone={fulfillmentBadges[fulfillmentState].tone}>
      {orderText(fulfillmentBadges[fulfillmentState].key)}
    </Badge>
  );

const refundKeys = new Map<OrderRefundState, 'orders.partlyRefunded' | 'orders.refunded'>([
  ['partlyRefunded', 'orders.partlyRefunded'],
  ['refunded', 'orders.refunded'],
]);

/** The payment status of an order; once money was returned, how much of it. */
export const PaymentBadge = ({
  order: { paymentState, refundState },
}: {
  readonly order: {
    readonly paymentState: PaymentState;
    readonly refundState: OrderRefundState;
  };
}): ReactNode => {
  const refunded = refundKeys.get(refundState);
  if (refunded !== undefined) return <Badge tone="quiet">{orderText(refunded)}</Badge>;
  return (
    <Badge tone={paymentBadges[paymentState].tone}>
      {orderText(paymentBadges[paymentState].key)}
    </Badge>
  );
};
