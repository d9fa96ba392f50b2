import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planFullRefund, planRefund, type RefundableOrder } from './plan-refund.ts';
import type { RefundableLine } from './refundable-line.ts';

/** Gift cards for 50 each, of which these balances are left. */
const cards = (
  giftCardBalances: readonly number[],
  changes: Partial<RefundableLine> = {},
): RefundableLine => ({
  id: 'cards',
  quantity: giftCardBalances.length,
  taxCents: 0,
  totalCents: giftCardBalances.length * 5000,
  refundedQuantity: 0,
  refundedCents: 0,
  refundedTaxCents: 0,
  giftCardBalances,
  ...changes,
});
const mug: RefundableLine = {
  ...cards([1]),
  id: 'mug',
  totalCents: 2000,
  giftCardBalances: undefined,
};
const orderOf = (...lines: readonly RefundableLine[]): RefundableOrder => {
  const grandTotalCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return { lines, grandTotalCents, refundedShippingCents: 0, refundableCents: grandTotalCents };
};
const wish = (quantity: number, otherCents = 0) => ({
  lines: quantity === 0 ? [] : [{ lineId: 'cards', quantity }],
  shippingCents: 0,
  otherCents,
});

describe('a refund of gift cards', () => {
  it('returns what was paid for unused ones, the fullest first', () => {
    expect(planRefund(orderOf(cards([2000, 5000])), wish(1))).toMatchObject({ amountCents: 5000 });
    expect(planRefund(orderOf(cards([2000, 5000])), wish(2))).toMatchObject({ amountCents: 7000 });
  });

  it('returns what was paid, not the balance, if a discount made them cheaper', () => {
    const cheap = cards([5000, 3000], { totalCents: 8000 });
    expect(planRefund(orderOf(cheap), wish(2))).toMatchObject({ amountCents: 7000 });
  });

  it('returns nothing for a spent one', () => {
    expect(planRefund(orderOf(cards([0, 5000])), wish(2))).toBe('giftCardSpent');
    expect(planRefund(orderOf(cards([0])), wish(1))).toBe('giftCardSpent');
  });

  it('returns what was spent neither as another amount nor with everything that is left', () => {
    const order = orderOf(mug, cards([2000]));
    expect(planRefund(order, wish(0, 4001))).toBe('giftCardSpent');
    expect(planRefund(order, wish(0, 4000))).toMatchObject({ amountCents: 4000 });
    expect(planFullRefund(order)).toMatchObject({ amountCents: 4000, otherCents: 0 });
    expect(planFullRefund(orderOf(mug, cards([0])))).toMatchObject({
      amountCents: 2000,
      lines: [{ lineId: 'mug', amountCents: 2000 }],
    });
  });

  it('never returns more than is left on the cards, in whatever steps (property)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(6000), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 40_000 }),
        (balances, totalCents) => {
          let line = cards(balances, { totalCents });
          let left = balances.toSorted((a, b) => b - a);
          let returned = 0;
          for (;;) {
            const order = { ...orderOf(line), refundableCents: totalCents - returned };
            const plan = planRefund(order, wish(1));
            if (typeof plan === 'string') break;
            returned += plan.amountCents;
            left = left.slice(1);
            line = {
              ...line,
              refundedQuantity: line.refundedQuantity + 1,
              refundedCents: returned,
              giftCardBalances: left,
            };
          }
          expect(returned).toBeLessThanOrEqual(
            Math.min(
              totalCents,
              balances.reduce((sum, cents) => sum + cents, 0),
            ),
          );
          // Everything at once is the same as one by one.
          expect(planFullRefund(orderOf(cards(balances, { totalCents }))).amountCents).toBe(
            returned,
          );
        },
      ),
      { seed: 18, numRuns: 500 },
    );
  });
});
