/** An order's life as a table: from each state, the states it may go to. */
export const orderStates = {
  pending: ['fulfilled', 'cancelled'],
  fulfilled: ['pending'],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;
export type OrderState = keyof typeof orderStates;

/** The same of its payment. */
export const paymentStates = {
  requiresPayment: ['paid', 'awaitingPayment', 'failed'],
  awaitingPayment: ['paid', 'failed'],
  paid: ['refunded', 'partlyRefunded'],
  partlyRefunded: ['refunded', 'partlyRefunded'],
  failed: [],
  refunded: [],
} as const satisfies Record<string, readonly string[]>;
export type PaymentState = keyof typeof paymentStates;

const allows = (
  table: Readonly<Record<string, readonly string[]>>,
  from: string,
  to: string,
): boolean => table[from]?.includes(to) === true;

export const canMoveOrder = (from: OrderState, to: OrderState): boolean =>
  allows(orderStates, from, to);
export const canMovePayment = (from: PaymentState, to: PaymentState): boolean =>
  allows(paymentStates, from, to);
