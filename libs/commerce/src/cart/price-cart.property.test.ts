import { currencyCodes } from '@sitewright/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaxClass } from '@sitewright/contracts/entities';
import { discountClasses, type Discount } from '../discount/discount.ts';
import type { CartLine } from './cart-line.ts';
import type { CartInput, CartTotals } from './cart-totals.ts';
import { priceCart } from './price-cart.ts';
import { sum } from './sum.ts';
import type { TraceStep } from './trace.ts';

const now = new Date('2026-11-20T10:00:00Z');
const anyLine = fc.record({
  productId: fc.constantFrom('mug', 'print', 'course'),
  categories: fc.subarray(['prints', 'gifts']),
  variantId: fc.constant('v'),
  kind: fc.constantFrom<CartLine['kind'][]>('physical', 'digital', 'service', 'giftCard'),
  unitPriceCents: fc.oneof(fc.nat(500), fc.nat(100_000_000)),
  quantity: fc.integer({ min: 1, max: 99 }),
  taxClass: fc.constantFrom<TaxClass[]>('standard', 'reduced', 'zero'),
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
const products = ['mug', 'print', 'course'];
const anyTarget: fc.Arbitrary<Discount['target']> = fc.oneof(
  fc.constant({ kind: 'all' as const }),
  fc
    .subarray(products, { minLength: 1 })
    .map((productIds) => ({ kind: 'products' as const, productIds })),
  fc
    .subarray(['prints', 'gifts'], { minLength: 1 })
    .map((categories) => ({ kind: 'categories' as const, categories })),
);
const anyDiscount = (combinesWith: fc.Arbitrary<Discount['combinesWith']>) =>
  fc
    .record(
      {
        id: fc.string({ minLength: 1, maxLength: 3 }),
        isAutomatic: fc.boolean(),
        title: fc.constant('Automatic'),
        effect: anyEffect,
        target: anyTarget,
        combinesWith,
        minimumCents: fc.nat(5000),
        minimumQuantity: fc.nat(20),
        endsAt: fc.constantFrom(new Date('2026-11-01'), new Date('2026-12-01')),
      },
      { requiredKeys: ['id', 'isAutomatic', 'title', 'effect', 'target', 'combinesWith'] },
    )
    .map(({ isAutomatic, ...rest }): Discount => ({ ...rest, code: isAutomatic ? null : rest.id }));
const anyCombination = fc.subarray([...discountClasses]);
const distinct = (discount: fc.Arbitrary<Discount>) =>
  fc.uniqueArray(discount, { maxLength: 5, selector: ({ id }) => id });

const anyInput: fc.Arbitrary<CartInput> = fc.record({
  currency: fc.constantFrom(...currencyCodes),
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
      taxClass: thousandths % 3 === 0 ? ('reduced' as const) : ('standard' as const),
    })),
    { maxLength: 3 },
  ),
  taxIncluded: fc.boolean(),
  taxesShipping: fc.boolean(),
  isTaxExempt: fc.boolean(),
  discounts: distinct(anyDiscount(anyCombination)),
  giftCards: fc.array(
    fc.record({
      id: fc.constantFrom('A', 'B', 'C'),
      label: fc.constant('GIFT'),
      balanceCents: fc.nat(50_000),
    }),
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
  it('returns a grand total of subtotal minus discount and reverse charge plus shipping plus tax not included (CART-10)', () => {
    always((totals, { taxIncluded }) => {
      const { subtotalCents, discountCents, reverseChargeCents, shippingCostCents } = totals;
      const tax = taxIncluded ? 0 : totals.taxCents;
      const expected = subtotalCents - discountCents - reverseChargeCents + shippingCostCents + tax;
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
      expect(sum(lines.map((row) => row.reverseChargeCents))).toBe(totals.reverseChargeCents);
      expect(sum(lines.map((row) => row.taxCents)) + shippingTaxCents).toBe(totals.taxCents);
    }, 2);
  });

  it('adds up in each currency, with prices that include tax and prices that do not', () => {
    for (const currency of currencyCodes)
      for (const taxIncluded of [true, false])
        fc.assert(
          fc.property(anyInput, (input) => {
            const totals = priceCart({ ...input, currency, taxIncluded });
            const steps = (...rules: TraceStep['rule'][]) =>
              sum(
                totals.trace
                  .filter(({ rule }) => rules.includes(rule))
                  .map(({ amountCents }) => amountCents),
              );
            const reverseCharge = steps('reverseCharge');
            const discounts = steps('lineDiscount', 'orderDiscount');
            const lines = steps('lines') + discounts + reverseCharge;
            const shipping = steps('shipping', 'shippingDiscount', 'shippingReverseCharge');
            expect(totals.currency).toBe(currency);
            expect(totals.taxCents).toBe(steps('tax', 'taxIncluded'));
            expect(discounts + totals.discountCents).toBe(0);
            expect(reverseCharge + totals.reverseChargeCents).toBe(0);
            expect(steps('lines')).toBe(totals.subtotalCents);
            expect(shipping).toBe(totals.shippingCostCents);
            expect(lines + shipping + steps('tax')).toBe(totals.grandTotalCents);
          }),
          { seed: 27, numRuns: 40 },
        );
  });

  it('charges a business without tax what others pay without their tax', () => {
    always((totals, input) => {
      const taxed = priceCart({ ...input, isTaxExempt: false });
      const exempt = priceCart({ ...input, isTaxExempt: true });
      expect(exempt.taxCents).toBe(0);
      expect(exempt.grandTotalCents).toBe(taxed.grandTotalCents - taxed.taxCents);
      expect(totals.trace.some(({ rule }) => rule === 'reverseCharge')).toBe(input.isTaxExempt);
    }, 11);
  });

  it('returns non-negative integer amounts and no line discount above the line subtotal', () => {
    always((totals) => {
      for (const row of totals.lines) {
        const amounts = [row.subtotalCents, row.discountCents, row.taxCents, row.totalCents];
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(row.reverseChargeCents).toBeGreaterThanOrEqual(0);
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

  it('puts each discount into one of two lists, with no rejected one in the trace (CART-12)', () => {
    always((totals, { discounts }) => {
      const { validCoupons, invalidCoupons, trace, rejectedDiscounts } = totals;
      const codes = discounts.flatMap(({ code }) => code ?? []);
      expect([...validCoupons, ...invalidCoupons].toSorted()).toEqual(codes.toSorted());
      const applied = totals.discounts.map(({ discountId }) => discountId);
      const rejected = rejectedDiscounts.map(({ discount }) => discount.id);
      expect([...applied, ...rejected].toSorted()).toEqual(
        discounts.map(({ id }) => id).toSorted(),
      );
      const used = trace.filter((step) => /discount/i.test(step.rule));
      expect(used.filter((step) => !applied.includes(step.discountId ?? ''))).toEqual([]);
    }, 6);
  });

  it('returns discounts that add up to what lines and shipping cost less, apart from reverse charge on shipping', () => {
    always((totals, { shipping }) => {
      const shippingCents = totals.requiresShipping ? (shipping?.costCents ?? 0) : 0;
      const exemptCents = -sum(
        totals.trace
          .filter(({ rule }) => rule === 'shippingReverseCharge')
          .map(({ amountCents }) => amountCents),
      );
      expect(sum(totals.discounts.map(({ amountCents }) => amountCents)) + exemptCents).toBe(
        totals.discountCents + shippingCents - totals.shippingCostCents,
      );
    }, 10);
  });

  it('returns the same lines, trace and payable amount in any order of discounts', () => {
    fc.assert(
      fc.property(
        anyInput.chain((input) =>
          fc.tuple(
            fc.constant(input),
            fc.shuffledSubarray([...input.discounts], { minLength: input.discounts.length }),
          ),
        ),
        ([input, discounts]) => {
          const [one, other] = [priceCart(input), priceCart({ ...input, discounts })];
          expect(other.lines).toEqual(one.lines);
          expect(other.trace).toEqual(one.trace);
          expect(other.discounts).toEqual(one.discounts);
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

  it('does not increase the total when a discount is added', () => {
    const combines = anyDiscount(fc.constant(discountClasses));
    fc.assert(
      fc.property(anyInput, distinct(combines), combines, (input, discounts, discount) => {
        fc.pre(discounts.every(({ id }) => id !== discount.id));
        const before = priceCart({ ...input, discounts });
        const after = priceCart({ ...input, discounts: [...discounts, discount] });
        expect(after.grandTotalCents).toBeLessThanOrEqual(before.grandTotalCents);
      }),
      { seed: 9, numRuns: 300 },
    );
  });
});
