import type { OrderState, PaymentState } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Badge } from '../../controls/badge.tsx';

export const orderStateLabels: Readonly<Record<OrderState, string>> = {
  pending: 'Pending',
  fulfilled: 'Fulfilled',
  cancelled: 'Canceled',
};
const orderTones = { pending: 'warning', fulfilled: 'success', cancelled: 'quiet' } as const;

const paymentBadges = {
  requiresPayment: { label: 'Unpaid', tone: 'quiet' },
  awaitingPayment: { label: 'Awaiting payment', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  refunded: { label: 'Refunded', tone: 'quiet' },
  partlyRefunded: { label: 'Partially refunded', tone: 'quiet' },
} as const satisfies Record<PaymentState, unknown>;

/** The fulfillment status of an order. */
export const OrderStateBadge = ({ state }: { readonly state: OrderState }): ReactNode => (
  <Badge tone={orderTones[state]}>{orderStateLabels[state]}</Badge>
);

/** The payment status of an order. */
export const PaymentStateBadge = ({ state }: { readonly state: PaymentState }): ReactNode => (
  <Badge tone={paymentBadges[state].tone}>{paymentBadges[state].label}</Badge>
);
