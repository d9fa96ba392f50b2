import type { OrderState, PaymentState } from '@sitewright/contracts/entities';

/** The transitions of an order's state. */
export const orderStates = {
  pending: ['fulfilled', 'cancelled'],
  // If an order was marked as fulfilled by mistake.
  fulfilled: ['pending'],
  cancelled: [],
} as const satisfies Record<OrderState, readonly OrderState[]>;

/** The transitions of an order's payment state. */
export const paymentStates = {
  requiresPayment: ['paid', 'awaitingPayment', 'failed'],
  awaitingPayment: ['paid', 'failed'],
  paid: ['refunded', 'partlyRefunded'],
  partlyRefunded: ['refunded', 'partlyRefunded'],
  // The buyer tries again, or the failed payment succeeds late.
  failed: ['requiresPayment', 'paid'],
  refunded: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>;

/** The initial state of an order. */
export const firstOrderState = 'pending' satisfies OrderState;

/** The initial state of an order's payment. */
export const firstPaymentState = 'requiresPayment' satisfies PaymentState;

const allows = <State extends string>(
  table: Readonly<Record<State, readonly State[]>>,
  from: State,
  to: State,
): boolean => table[from].includes(to);

/** Whether an order may change from one state to another. */
export const canMoveOrder = (from: OrderState, to: OrderState): boolean =>
  allows<OrderState>(orderStates, from, to);

/** Whether an order's payment may change from one state to another. */
export const canMovePayment = (from: PaymentState, to: PaymentState): boolean =>
  allows<PaymentState>(paymentStates, from, to);
