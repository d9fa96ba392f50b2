import type { OrderState, PaymentState } from '@sitewright/contracts/entities';

/** The transitions of an order's state. */
export const orderStates = {
  pending: ['fulfilled', 'cancelled'],
  // Corrects a mistake.
  fulfilled: ['pending'],
  cancelled: [],
} as const satisfies Record<OrderState, readonly OrderState[]>;

/** The transitions of its payment state. */
export const paymentStates = {
  requiresPayment: ['paid', 'awaitingPayment', 'failed'],
  awaitingPayment: ['paid', 'failed'],
  paid: ['refunded', 'partlyRefunded'],
  partlyRefunded: ['refunded', 'partlyRefunded'],
  // Another card, or a late success of the first one.
  failed: ['requiresPayment', 'paid'],
  refunded: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>;

/** The initial state of an order. */
export const firstOrderState = 'pending' satisfies OrderState;

/** The initial state of its payment. */
export const firstPaymentState = 'requiresPayment' satisfies PaymentState;

const allows = <State extends string>(
  table: Readonly<Record<State, readonly State[]>>,
  from: State,
  to: State,
): boolean => table[from].includes(to);

/** Whether an order may change from one state to another. */
export const canMoveOrder = (from: OrderState, to: OrderState): boolean =>
  allows<OrderState>(orderStates, from, to);

/** Whether its payment may. */
export const canMovePayment = (from: PaymentState, to: PaymentState): boolean =>
  allows<PaymentState>(paymentStates, from, to);
