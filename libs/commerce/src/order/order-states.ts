import type { FulfillmentState, OrderState, PaymentState } from '@sitewright/contracts/entities';

/** The transitions of an order's state, which is derived from the others. */
export const orderStates = {
  pending: ['fulfilled', 'cancelled'],
  // If an order was marked as fulfilled by mistake, or has nothing that was shipped.
  fulfilled: ['pending', 'cancelled'],
  cancelled: [],
} as const satisfies Record<OrderState, readonly OrderState[]>;

/** The transitions of an order's fulfillment. A fulfillment can be undone. */
export const fulfillmentStates = {
  unfulfilled: ['partlyFulfilled', 'fulfilled'],
  partlyFulfilled: ['unfulfilled', 'fulfilled'],
  fulfilled: ['unfulfilled', 'partlyFulfilled'],
} as const satisfies Record<FulfillmentState, readonly FulfillmentState[]>;

/** The transitions of an order's payment state. */
export const paymentStates = {
  requiresPayment: ['paid', 'awaitingPayment', 'authorized', 'failed'],
  // The shop cancels it before the money arrives.
  awaitingPayment: ['paid', 'authorized', 'failed', 'voided'],
  // The shop captures it, cancels the order, or lets the authorization expire.
  authorized: ['paid', 'voided'],
  // Its refunds have states of their own.
  paid: [],
  // The buyer tries again, or the failed payment succeeds late.
  failed: ['requiresPayment', 'paid'],
  voided: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>;

/** The initial state of an order. */
export const firstOrderState = 'pending' satisfies OrderState;

/** The initial state of an order's fulfillment. */
export const firstFulfillmentState = 'unfulfilled' satisfies FulfillmentState;

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

/** Whether an order's fulfillment may change from one state to another. */
export const canMoveFulfillment = (from: FulfillmentState, to: FulfillmentState): boolean =>
  allows<FulfillmentState>(fulfillmentStates, from, to);

/** The state of an order, which follows from its parts. */
export function orderStateOf({
  isCanceled,
  fulfillmentState,
}: {
  readonly isCanceled: boolean;
  readonly fulfillmentState: FulfillmentState;
}): OrderState {
  if (isCanceled) return 'cancelled';
  return fulfillmentState === 'fulfilled' ? 'fulfilled' : 'pending';
}
