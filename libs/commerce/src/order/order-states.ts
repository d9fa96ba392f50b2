import type { OrderState, PaymentState } from '@sitewright/contracts/entities';

/** An order's life as a table: from each state, the states that it may go to. */
export const orderStates = {
  pending: ['fulfilled', 'cancelled'],
  // Marked by mistake.
  fulfilled: ['pending'],
  cancelled: [],
} as const satisfies Record<OrderState, readonly OrderState[]>;

/** The same of its payment. */
export const paymentStates = {
  requiresPayment: ['paid', 'awaitingPayment', 'failed'],
  awaitingPayment: ['paid', 'failed'],
  paid: ['refunded', 'partlyRefunded'],
  partlyRefunded: ['refunded', 'partlyRefunded'],
  // Another card, or the provider's late answer that the first one went through after all.
  failed: ['requiresPayment', 'paid'],
  refunded: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>;

/** The state that an order begins in. */
export const firstOrderState = 'pending' satisfies OrderState;

/** The state that its payment begins in. */
export const firstPaymentState = 'requiresPayment' satisfies PaymentState;

const allows = <State extends string>(
  table: Readonly<Record<State, readonly State[]>>,
  from: State,
  to: State,
): boolean => table[from].includes(to);

/** Whether an order may go from one state to another. */
export const canMoveOrder = (from: OrderState, to: OrderState): boolean =>
  allows<OrderState>(orderStates, from, to);

/** Whether its payment may. */
export const canMovePayment = (from: PaymentState, to: PaymentState): boolean =>
  allows<PaymentState>(paymentStates, from, to);
