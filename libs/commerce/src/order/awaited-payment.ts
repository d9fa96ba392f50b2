import {
  isManualMethod,
  type AwaitedPayment,
  type ManualPayments,
  type Order,
} from '@sitewright/contracts/entities';

/**
 * How the buyer pays an order that is confirmed and not paid; undefined if no payment is awaited, or if its provider
 * takes it.
 */
export function awaitedPayment(
  { state, paymentState, paymentMethod }: Pick<Order, 'state' | 'paymentState' | 'paymentMethod'>,
  payments: ManualPayments,
): AwaitedPayment | undefined {
  if (state === 'cancelled' || paymentState !== 'awaitingPayment') return undefined;
  return isManualMethod(paymentMethod)
    ? { method: paymentMethod, ...payments[paymentMethod] }
    : undefined;
}
