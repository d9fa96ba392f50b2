import type {
  FulfillmentState,
  OrderRefundState,
  OrderState,
  PaymentState,
} from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Badge } from '../../controls/badge.tsx';

const fulfillmentBadges = {
  unfulfilled: { label: 'Unfulfilled', tone: 'warning' },
  partlyFulfilled: { label: 'Partially fulfilled', tone: 'warning' },
  fulfilled: { label: 'Fulfilled', tone: 'success' },
} as const satisfies Record<FulfillmentState, unknown>;

const paymentBadges = {
  requiresPayment: { label: 'Unpaid', tone: 'quiet' },
  awaitingPayment: { label: 'Awaiting payment', tone: 'warning' },
  authorized: { label: 'Authorized', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  voided: { label: 'Voided', tone: 'quiet' },
} as const satisfies Record<PaymentState, unknown>;

/** How much of an order was sent; a canceled order is canceled. */
export const FulfillmentBadge = ({
  order: { state, fulfillmentState },
}: {
  readonly order: { readonly state: OrderState; readonly fulfillmentState: FulfillmentState };
}): ReactNode =>
  state === 'cancelled' ? (
    <Badge tone="quiet">Canceled</Badge>
  ) : (
    <Badge tone={fulfillmentBadges[fulfillmentState].tone}>
      {fulfillmentBadges[fulfillmentState].label}
    </Badge>
  );

const refundLabels: Partial<Readonly<Record<OrderRefundState, string>>> = {
  partlyRefunded: 'Partially refunded',
  refunded: 'Refunded',
};

/** The payment status of an order; once money was returned, how much of it. */
export const PaymentBadge = ({
  order: { paymentState, refundState },
}: {
  readonly order: {
    readonly paymentState: PaymentState;
    readonly refundState: OrderRefundState;
  };
}): ReactNode => {
  const refunded = refundLabels[refundState];
  if (refunded !== undefined) return <Badge tone="quiet">{refunded}</Badge>;
  return <Badge tone={paymentBadges[paymentState].tone}>{paymentBadges[paymentState].label}</Badge>;
};
