import {
  fulfillmentStates as wireFulfillmentStates,
  orderRefundStates as wireOrderRefundStates,
  orderStates as wireOrderStates,
  paymentStates as wirePaymentStates,
  refundStates as wireRefundStates,
} from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import {
  canMoveOrder,
  canMovePayment,
  firstFulfillmentState,
  firstOrderState,
  firstPaymentState,
  fulfillmentStates,
  orderStateOf,
  orderStates,
  paymentStates,
} from './order-states.ts';
import { orderRefundStateOf, orderRefundStates, refundStates } from '../refund/refund-states.ts';

type Table = Readonly<Record<string, readonly string[]>>;

/** Every state that is reachable from the first one, including itself. */
function reachable(table: Table, from: string, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const to of table[from] ?? []) reachable(table, to, seen);
  return seen;
}

describe.each<[string, Table, string, readonly string[]]>([
  ['order', orderStates, firstOrderState, wireOrderStates],
  ['payment', paymentStates, firstPaymentState, wirePaymentStates],
  ['refund', refundStates, 'pending', wireRefundStates],
  ["order's refunds", orderRefundStates, 'none', wireOrderRefundStates],
  ['fulfillment', fulfillmentStates, firstFulfillmentState, wireFulfillmentStates],
])('the life cycle of an %s', (_, table, first, wire) => {
  it('only has transitions to known states', () => {
    for (const to of Object.values(table).flat()) expect(Object.keys(table)).toContain(to);
  });

  it('reaches every state from the first one', () => {
    expect([...reachable(table, first)].toSorted()).toEqual(Object.keys(table).toSorted());
  });

  it('has the same states as the API contract', () => {
    expect(Object.keys(table).toSorted()).toEqual([...wire].toSorted());
  });
});

describe('order and payment transitions', () => {
  it('allow only the order transitions of the table', () => {
    expect(canMoveOrder('pending', 'fulfilled')).toBe(true);
    expect(canMoveOrder('pending', 'cancelled')).toBe(true);
    expect(canMoveOrder('cancelled', 'fulfilled')).toBe(false);
    expect(canMoveOrder('fulfilled', 'cancelled')).toBe(true);
    expect(canMoveOrder('cancelled', 'pending')).toBe(false);
    expect(canMoveOrder('pending', 'pending')).toBe(false);
  });

  it('reject paying twice and voiding what was paid', () => {
    expect(canMovePayment('requiresPayment', 'paid')).toBe(true);
    expect(canMovePayment('paid', 'paid')).toBe(false);
    expect(canMovePayment('awaitingPayment', 'voided')).toBe(true);
    expect(canMovePayment('paid', 'voided')).toBe(false);
    expect(canMovePayment('voided', 'paid')).toBe(false);
  });

  it('let an authorized payment be captured or voided, once', () => {
    expect(canMovePayment('requiresPayment', 'authorized')).toBe(true);
    expect(canMovePayment('authorized', 'paid')).toBe(true);
    expect(canMovePayment('authorized', 'voided')).toBe(true);
    expect(canMovePayment('authorized', 'failed')).toBe(false);
    expect(canMovePayment('paid', 'authorized')).toBe(false);
    expect(canMovePayment('voided', 'authorized')).toBe(false);
  });

  it('allow a failed payment to become paid', () => {
    expect(canMovePayment('failed', 'paid')).toBe(true);
  });

  it('derive the state of an order from its parts', () => {
    expect(orderStateOf({ isCanceled: false, fulfillmentState: 'partlyFulfilled' })).toBe(
      'pending',
    );
    expect(orderStateOf({ isCanceled: false, fulfillmentState: 'fulfilled' })).toBe('fulfilled');
    expect(orderStateOf({ isCanceled: true, fulfillmentState: 'fulfilled' })).toBe('cancelled');
  });
});

it.each([
  [0, 'none'],
  [1, 'partlyRefunded'],
  [999, 'partlyRefunded'],
  [1000, 'refunded'],
] as const)('of a payment of 1000, %d refunded is %s', (refundedCents, state) => {
  expect(orderRefundStateOf(1000, refundedCents)).toBe(state);
});
