import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coupon } from '../coupon/coupon.ts';
import type { CartLine } from './cart-line.ts';
import { priceCart, type CartInput } from './price-cart.ts';

const now = new Date('2026-11-20T10:00:00Z');
const line = (unitPriceCents: number, quantity = 1, more: Partial<CartLine> = {}): CartLine => ({
  id: `${unitPriceCents}-${quantity}`,
  productId: 'p',
  variantId: 'v',
  kind: 'physical',
  unitPriceCents,
  quantity,
  ...more,
});
const input = (more: Partial<CartInput>): CartInput => ({
  currency: 'USD',
  lines: [],
  taxRules: [],
  taxIncluded: false,
  coupons: [],
  now,
  ...more,
});
const vat = { name: 'VAT', ratePercent: 20, country: 'GB' };
const london = { country: 'GB', zip: 'E1 6AN' };
const percent = (code: string, value: number): Coupon => ({
  code,
  effect: { kind: 'percentage', percent: value },
});
const fixed = (code: string, amountCents: number): Coupon => ({
  code,
  effect: { kind: 'fixed', amountCents },
});
const free: Coupon = { code: 'POST', effect: { kind: 'freeShipping' } };
const shipping = { id: 'post', name: 'Post', costCents: 500 };

describe('priceCart', () => {
  it('sums price times quantity and counts pieces (CART-11)', () => {
    expect(priceCart(input({ lines: [line(1250, 2), line(99, 3)] }))).toMatchObject({
      subtotalCents: 2797,
      totalQuantity: 5,
      grandTotalCents: 2797,
    });
  });

  it('takes discounts off, adds shipping, and adds tax only when prices do not contain it (CART-10)', () => {
    const cart = {
      lines: [line(10_000)],
      shipping,
      location: london,
      taxRules: [vat],
      coupons: [percent('TEN', 10)],
    };
    expect(priceCart(input({ ...cart, taxIncluded: false }))).toMatchObject({
      discountCents: 1000,
      shippingCostCents: 500,
      taxCents: 1800,
      grandTotalCents: 11_300,
    });
    expect(priceCart(input({ ...cart, taxIncluded: true }))).toMatchObject({
      discountCents: 1000,
      shippingCostCents: 500,
      taxCents: 1500,
      grandTotalCents: 9500,
    });
    expect(
      priceCart(input({ lines: [line(300)], coupons: [fixed('ALL', 99_999)] })).grandTotalCents,
    ).toBe(0);
  });

  it('keeps coupons that do not count apart, and takes nothing off for them (CART-12)', () => {
    const coupons: Coupon[] = [
      percent('TEN', 10),
      { ...fixed('LATE', 500), endsAt: new Date('2026-11-19') },
    ];
    expect(priceCart(input({ lines: [line(1000)], coupons }))).toMatchObject({
      validCoupons: ['TEN'],
      invalidCoupons: ['LATE'],
      discountCents: 100,
    });
  });

  it.each([
    ['below its minimum', { minimumSubtotalCents: 1001 }, false],
    ['at its minimum', { minimumSubtotalCents: 1000 }, true],
    ['before its start', { startsAt: new Date('2026-11-21') }, false],
    ['after its end', { endsAt: new Date('2026-11-19') }, false],
    ['used up', { useLimit: 3, uses: 3 }, false],
    ['not used up', { useLimit: 3, uses: 2 }, true],
  ] as const)('judges a coupon %s (CHECKOUT-05)', (_, more, isValid) => {
    const { validCoupons } = priceCart(
      input({ lines: [line(1000)], coupons: [{ ...percent('X', 10), ...more }] }),
    );
    expect(validCoupons).toEqual(isValid ? ['X'] : []);
  });

  it('lets a free-shipping coupon pay for the post alone (CHECKOUT-05)', () => {
    expect(priceCart(input({ lines: [line(1000)], shipping, coupons: [free] }))).toMatchObject({
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 1000,
    });
  });

  it('says what is digital and what must be sent (CART-13)', () => {
    const kinds = (...lines: CartLine[]) => {
      const { hasDigital, purelyDigital, requiresShipping } = priceCart(input({ lines }));
      return [hasDigital, purelyDigital, requiresShipping];
    };
    const digital = line(100, 1, { kind: 'digital' });
    expect(kinds()).toEqual([false, false, false]);
    expect(kinds(digital)).toEqual([true, true, false]);
    expect(kinds(digital, line(100))).toEqual([true, false, true]);
    expect(kinds(line(100, 1, { kind: 'service' }))).toEqual([false, false, false]);
  });

  it('taxes once per matching rate over the cart, half up, and splits by largest remainder (CHECKOUT-04)', () => {
    const rules = [
      { name: 'State', ratePercent: 8.875, country: 'US', state: 'NY' },
      { name: 'City', ratePercent: 0.5, country: 'US', state: 'NY', zip: '100' },
      { name: 'Elsewhere', ratePercent: 50, country: 'US', state: 'CA' },
    ];
    const totals = priceCart(
      input({
        lines: [line(333), line(333), line(334)],
        taxRules: rules,
        location: { country: 'US', state: 'NY', zip: '10001' },
      }),
    );
    expect(totals.applicableTaxRules.map((rule) => rule.name)).toEqual(['State', 'City']);
    expect(totals.taxCents).toBe(89 + 5);
    expect(totals.lines.map((row) => row.taxCents)).toEqual([32, 30, 32]);
    expect(
      priceCart(input({ lines: [line(1000)], taxRules: rules, location: london })).taxCents,
    ).toBe(0);
  });

  it('pays with gift cards what is left, and no more than they hold', () => {
    expect(
      priceCart(
        input({
          lines: [line(1000)],
          giftCards: [
            { code: 'A', balanceCents: 300 },
            { code: 'B', balanceCents: 5000 },
          ],
        }),
      ),
    ).toMatchObject({ grandTotalCents: 1000, payableCents: 0 });
  });

  it('explains its total step by step', () => {
    const { trace } = priceCart(
      input({
        lines: [line(10_000)],
        shipping,
        location: london,
        taxRules: [vat],
        coupons: [percent('TEN', 10), free],
      }),
    );
    expect(trace).toEqual([
      { rule: 'subtotal', amountCents: 10_000 },
      { rule: 'discount', amountCents: -1000, detail: 'TEN' },
      { rule: 'shipping', amountCents: 500, detail: 'Post' },
      { rule: 'shippingDiscount', amountCents: -500, detail: 'POST' },
      { rule: 'tax', amountCents: 1800, detail: 'VAT' },
      { rule: 'total', amountCents: 10_800 },
    ]);
  });
});

describe('any cart', () => {
  const anyLine = fc
    .record({
      unitPriceCents: fc.integer({ min: 0, max: 100_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    .map(({ unitPriceCents, quantity }) => line(unitPriceCents, quantity));
  const anyCoupon = fc.oneof(
    fc
      .tuple(fc.string({ minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 100 }))
      .map(([code, value]) => percent(code, value)),
    fc
      .tuple(fc.string({ minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 10_000 }))
      .map(([code, value]) => fixed(code, value)),
    fc.constant(free),
  );
  const anyCart = fc.record({
    lines: fc.array(anyLine, { maxLength: 8 }),
    coupons: fc.uniqueArray(anyCoupon, { maxLength: 4, selector: (coupon) => coupon.code }),
    taxIncluded: fc.boolean(),
    taxRules: fc.array(
      fc.integer({ min: 0, max: 40 }).map((ratePercent) => ({ ...vat, ratePercent })),
      { maxLength: 2 },
    ),
  });

  it('is neither more nor less than its lines and its shipping', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const totals = priceCart(input({ ...cart, shipping, location: london }));
        const lines = totals.lines.reduce((sum, row) => sum + row.totalCents, 0);
        expect(lines + totals.shippingCostCents).toBe(totals.grandTotalCents);
        expect(totals.lines.reduce((sum, row) => sum + row.discountCents, 0)).toBe(
          totals.discountCents,
        );
        expect(totals.lines.reduce((sum, row) => sum + row.taxCents, 0)).toBe(totals.taxCents);
        expect(totals.discountCents).toBeLessThanOrEqual(totals.subtotalCents);
        for (const row of totals.lines)
          expect(row.discountCents).toBeLessThanOrEqual(row.subtotalCents);
      }),
    );
  });

  it('costs the same in whatever order its coupons were entered', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const total = (coupons: readonly Coupon[]) =>
          priceCart(input({ ...cart, coupons, shipping, location: london })).grandTotalCents;
        expect(total(cart.coupons.toReversed())).toBe(total(cart.coupons));
      }),
    );
  });

  it('has a trace that adds up to its total', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { trace, grandTotalCents } = priceCart(
          input({ ...cart, shipping, location: london }),
        );
        const counted = trace.filter(
          (step) => !['taxIncluded', 'total', 'giftCard', 'payable'].includes(step.rule),
        );
        expect(counted.reduce((sum, step) => sum + step.amountCents, 0)).toBe(grandTotalCents);
      }),
    );
  });
});
