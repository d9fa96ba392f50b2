import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coupon } from '../coupon/coupon.ts';
import type { CartLine } from './cart-line.ts';
import type { CartInput, CartTotals } from './cart-totals.ts';
import { priceCart } from './price-cart.ts';
import { sum } from './sum.ts';
import type { TraceStep } from './trace.ts';

const now = new Date('2026-11-20T10:00:00Z');
const anyLine = fc.record({
  productId: fc.constantFrom('mug', 'print', 'course'),
  variantId: fc.constant('v'),
  kind: fc.constantFrom<CartLine['kind'][]>('physical', 'digital', 'service', 'giftCard'),
  unitPriceCents: fc.oneof(fc.nat(500), fc.nat(100_000_000)),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const anyLines = fc
  .array(anyLine, { maxLength: 8 })
  .map((lines): CartLine[] => lines.map((line, index) => ({ ...line, id: `line-${index}` })));

const anyEffect = fc.oneof(
  fc
    .integer({ min: 0, max: 10_000 })
    .map((hundredths) => ({ kind: 'percentage' as const, percent: hundredths / 100 })),
  fc.nat(20_000).map((amountCents) => ({ kind: 'fixed' as const, amountCents })),
  fc.constant({ kind: 'freeShipping' as const }),
);
const anyCoupon: fc.Arbitrary<Coupon> = fc.record(
  {
    code: fc.string({ minLength: 1, maxLength: 3 }),
    effect: anyEffect,
    productIds: fc.subarray(['mug', 'print', 'course'], { minLength: 1 }),
    minimumSubtotalCents: fc.nat(5000),
    endsAt: fc.constantFrom(new Date('2026-11-01'), new Date('2026-12-01')),
  },
  { requiredKeys: ['code', 'effect'] },
);
const anyCoupons = fc.uniqueArray(anyCoupon, { maxLength: 5, selector: ({ code }) => code });

const anyInput: fc.Arbitrary<CartInput> = fc.record({
  currency: fc.constant('USD'),
  lines: anyLines,
  shipping: fc.option(
    fc.nat(5000).map((costCents) => ({ id: 'post', name: 'Post', costCents })),
    { nil: undefined },
  ),
  location: fc.constant({ country: 'GB' }),
  taxRules: fc.array(
    fc.integer({ min: 0, max: 40_000 }).map((thousandths) => ({
      name: 'Tax',
      ratePercent: thousandths / 1000,
      country: 'GB',
    })),
    { maxLength: 3 },
  ),
  taxIncluded: fc.boolean(),
  taxesShipping: fc.boolean(),
  coupons: anyCoupons,
  giftCards: fc.array(
    fc.record({ code: fc.constantFrom('A', 'B', 'C'), balanceCents: fc.nat(50_000) }),
    { maxLength: 3 },
  ),
  now: fc.constant(now),
});

const always = (check: (totals: CartTotals, input: CartInput) => void, seed: number) => {
  fc.assert(
    fc.property(anyInput, (input) => check(priceCart(input), input)),
    { seed, numRuns: 400 },
  );
};
const isOnTop = (step: TraceStep) => step.rule !== 'taxIncluded';

describe('priceCart for any cart', () => {
  it('returns a grand total of subtotal minus discount plus shipping plus tax not included (CART-10)', () => {
    always((totals, { taxIncluded }) => {
      const { subtotalCents, discountCents, shippingCostCents, taxCents } = totals;
      const expected =
        subtotalCents - discountCents + shippingCostCents + (taxIncluded ? 0 : taxCents);
      expect(totals.grandTotalCents).toBe(expected);
      expect(totals.grandTotalCents).toBeGreaterThanOrEqual(0);
    }, 1);
  });

  it('returns totals equal to the sums over the lines and shipping', () => {
    always((totals, { taxIncluded }) => {
      const { lines, shippingCostCents, shippingTaxCents } = totals;
      const shipping = shippingCostCents + (taxIncluded ? 0 : shippingTaxCents);
      expect(sum(lines.map((row) => row.totalCents)) + shipping).toBe(totals.grandTotalCents);
      expect(sum(lines.map((row) => row.subtotalCents))).toBe(totals.subtotalCents);
      expect(sum(lines.map((row) => row.discountCents))).toBe(totals.discountCents);
      expect(sum(lines.map((row) => row.taxCents)) + shippingTaxCents).toBe(totals.taxCents);
    }, 2);
  });

  it('returns non-negative integer amounts and no line discount above the line subtotal', () => {
    always((totals) => {
      for (const row of totals.lines) {
        const amounts = [row.subtotalCents, row.discountCents, row.taxCents, row.totalCents];
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(row.discountCents).toBeLessThanOrEqual(row.subtotalCents);
      }
    }, 3);
  });

  it('returns a tax no larger than the net total when tax is included', () => {
    always((totals, { taxIncluded }) => {
      const net = totals.subtotalCents - totals.discountCents + totals.shippingCostCents;
      expect(taxIncluded ? totals.taxCents : 0).toBeLessThanOrEqual(net);
    }, 4);
  });

  it('returns a trace that adds up to the payable amount and each line total', () => {
    always((totals) => {
      const steps = totals.trace.filter(isOnTop);
      expect(sum(steps.map((step) => step.amountCents))).toBe(totals.payableCents);
      for (const row of totals.lines) {
        expect(sum(steps.map((step) => step.lines?.[row.id] ?? 0))).toBe(row.totalCents);
      }
    }, 5);
  });

  it('puts each coupon into one of two lists, with no invalid coupon in the trace (CART-12)', () => {
    always(({ validCoupons, invalidCoupons, trace }, { coupons }) => {
      expect([...validCoupons, ...invalidCoupons].toSorted()).toEqual(
        coupons.map(({ code }) => code).toSorted(),
      );
      const used = trace.filter((step) => /discount/i.test(step.rule)).map((step) => step.detail);
      expect(used.filter((code) => code === undefined || invalidCoupons.includes(code))).toEqual(
        [],
      );
    }, 6);
  });

  it('returns the same lines, trace and payable amount in any order of coupons', () => {
    fc.assert(
      fc.property(
        anyInput.chain((input) =>
          fc.tuple(
            fc.constant(input),
            fc.shuffledSubarray([...input.coupons], { minLength: input.coupons.length }),
          ),
        ),
        ([input, coupons]) => {
          const [one, other] = [priceCart(input), priceCart({ ...input, coupons })];
          expect(other.lines).toEqual(one.lines);
          expect(other.trace).toEqual(one.trace);
          expect(other.payableCents).toBe(one.payableCents);
        },
      ),
      { seed: 7, numRuns: 300 },
    );
  });

  it('returns the same totals when the lines are reversed', () => {
    always((totals, input) => {
      const turned = priceCart({ ...input, lines: input.lines.toReversed() });
      expect(turned.grandTotalCents).toBe(totals.grandTotalCents);
      expect(turned.discountCents).toBe(totals.discountCents);
      expect(turned.taxCents).toBe(totals.taxCents);
    }, 8);
  });

  it('does not increase the total when a coupon is added', () => {
    fc.assert(
      fc.property(anyInput, anyCoupon, (input, coupon) => {
        fc.pre(input.coupons.every(({ code }) => code !== coupon.code));
        const more = priceCart({ ...input, coupons: [...input.coupons, coupon] });
        expect(more.grandTotalCents).toBeLessThanOrEqual(priceCart(input).grandTotalCents);
      }),
      { seed: 9, numRuns: 300 },
    );
  });
});
