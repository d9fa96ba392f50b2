import { describe, expect, it } from 'vitest';
import {
  canRequestReview,
  ratingOf,
  reviewLinkState,
  reviewRequestWindow,
  type RequestedLine,
  type RequestedOrder,
} from './review-requests.ts';

const now = new Date('2026-12-01T10:00:00.000Z');
const days = (count: number) => new Date(now.getTime() - count * 86_400_000);
const order: RequestedOrder = { state: 'fulfilled', paymentState: 'paid', refundState: 'none' };
const line: RequestedLine = {
  quantity: 2,
  fulfilledQuantity: 2,
  refundedQuantity: 0,
  totalCents: 4000,
  refundedCents: 0,
  fulfilledAt: days(14),
};
const asks = (changes: Partial<RequestedLine> = {}, states: Partial<RequestedOrder> = {}) =>
  canRequestReview({ ...order, ...states }, { ...line, ...changes }, reviewRequestWindow(now, 14));

describe('a review request', () => {
  it.each([
    ['14 days after the fulfillment', {}, {}, true],
    ['of a payment that is not captured yet', {}, { paymentState: 'authorized' }, true],
    ['of an invoice that is not paid yet', {}, { paymentState: 'awaitingPayment' }, true],
    ['of what is left of a line', { refundedQuantity: 1, fulfilledQuantity: 1 }, {}, true],
    ['after a refund of a part of the amount', { refundedCents: 1000 }, {}, true],
    ['of an item without a price', { totalCents: 0 }, {}, true],
    ['a moment too early', { fulfilledAt: new Date(days(14).getTime() + 1) }, {}, false],
    ['of an old order', { fulfilledAt: days(45) }, {}, false],
    ['of pieces that are still to be sent', { fulfilledQuantity: 1 }, {}, false],
    ['of an undone fulfillment', { fulfilledQuantity: 0, fulfilledAt: null }, {}, false],
    ['of refunded pieces', { refundedQuantity: 2, fulfilledQuantity: 2 }, {}, false],
    ['of a refunded amount', { refundedCents: 4000 }, {}, false],
    ['of a canceled order', {}, { state: 'cancelled' }, false],
    ['of a refunded order', {}, { refundState: 'refunded' }, false],
    ['of a failed payment', {}, { paymentState: 'failed' }, false],
  ])('%s: %#', (_, changes, states, isAsked) => {
    expect(asks(changes, states)).toBe(isAsked);
  });
});

it('has a link that is open until it expires, and is confirmed once it was used (REVIEW-04, REVIEW-05)', () => {
  const state = (changes: { reviewedAt?: Date; expiresAt?: Date }) =>
    reviewLinkState({ reviewedAt: null, expiresAt: days(-1), ...changes }, now);
  expect(state({})).toBe('open');
  expect(state({ expiresAt: now })).toBe('expired');
  expect(state({ reviewedAt: days(3) })).toBe('reviewed');
  expect(state({ reviewedAt: days(3), expiresAt: days(2) })).toBe('reviewed');
});

it.each([
  [0, 0, null],
  [1, 5, { average: 5, count: 1 }],
  [3, 13, { average: 4.3, count: 3 }],
  [20, 87, { average: 4.4, count: 20 }],
  [3, 3, { average: 1, count: 3 }],
])('rounds the average of %i ratings with %i stars to tenths', (count, stars, rating) => {
  expect(ratingOf(count, stars)).toEqual(rating);
});
