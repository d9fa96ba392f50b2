import { describe, expect, it } from 'vitest';
import type { Discount } from '../discount/discount.ts';
import { testDiscount } from '../discount/discount.fixture.ts';
import type { CartLine } from './cart-line.ts';
import type { CartInput } from './cart-totals.ts';
import { priceCart } from './price-cart.ts';

const now = new Date('2026-11-20T10:00:00Z');
const line = (id: string, unitPriceCents: number, more: Partial<CartLine> = {}): CartLine => ({
  id,
  productId: `product-${id}`,
  variantId: `variant-${id}`,
  kind: 'physical',
  unitPriceCents,
  quantity: 1,
  ...more,
});
const price = (input: Partial<CartInput>) =>
  priceCart({
    currency: 'USD',
    lines: [],
    taxRules: [],
    taxIncluded: false,
    discounts: [],
    now,
    ...input,
  });

const london = { country: 'GB', zip: 'E1 6AN' };
const vat = { name: 'VAT', ratePercent: 20, country: 'GB' };
const post = { id: 'post', name: 'Post', costCents: 500 };
const ten = testDiscount('TEN', { kind: 'percentage', percent: 10 });
const five = testDiscount('FIVE', { kind: 'fixed', amountCents: 500 });
const free = testDiscount('POST', { kind: 'freeShipping' });
const late: Discount = { ...five, id: 'late', code: 'LATE', endsAt: new Date('2026-11-19') };

describe('priceCart', () => {
  it('returns the subtotal and the total quantity (CART-11)', () => {
    const lines = [line('a', 1250, { quantity: 2 }), line('b', 99, { quantity: 3 })];
    expect(price({ lines })).toMatchObject({ subtotalCents: 2797, totalQuantity: 5 });
    expect(price({})).toMatchObject({ subtotalCents: 0, totalQuantity: 0, grandTotalCents: 0 });
  });

  it.each<[string, Partial<CartInput>, number[]]>([
    ['nothing else', {}, [10_000, 0, 0, 0, 10_000]],
    ['a percentage', { discounts: [ten] }, [10_000, 1000, 0, 0, 9000]],
    ['a fixed amount', { discounts: [five] }, [10_000, 500, 0, 0, 9500]],
    ['a percentage, then a fixed amount', { discounts: [five, ten] }, [10_000, 1500, 0, 0, 8500]],
    ['a code entered twice', { discounts: [five, five] }, [10_000, 500, 0, 0, 9500]],
    ['shipping', { shipping: post }, [10_000, 0, 500, 0, 10_500]],
    ['free shipping', { shipping: post, discounts: [free] }, [10_000, 0, 0, 0, 10_000]],
    ['tax on top', { taxRules: [vat] }, [10_000, 0, 0, 2000, 12_000]],
    ['tax within', { taxRules: [vat], taxIncluded: true }, [10_000, 0, 0, 1667, 10_000]],
    [
      'all of it, tax on top',
      { taxRules: [vat], shipping: post, discounts: [ten] },
      [10_000, 1000, 500, 1800, 11_300],
    ],
    [
      'all of it, tax within',
      { taxRules: [vat], taxIncluded: true, shipping: post, discounts: [ten] },
      [10_000, 1000, 500, 1500, 9500],
    ],
    [
      'taxed shipping',
      { taxRules: [vat], taxesShipping: true, shipping: post },
      [10_000, 0, 500, 2100, 12_600],
    ],
  ])('calculates the total with %s (CART-10)', (_, more, amounts) => {
    const totals = price({ lines: [line('a', 10_000)], location: london, ...more });
    const { subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents } = totals;
    expect([subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents]).toEqual(
      amounts,
    );
  });

  it('does not return a total below 0 (CART-10)', () => {
    const all = testDiscount('ALL', { kind: 'fixed', amountCents: 99_999 });
    const whole = testDiscount('WHOLE', { kind: 'percentage', percent: 100 });
    expect(price({ lines: [line('a', 300)], discounts: [all, whole, five] })).toMatchObject({
      discountCents: 300,
      grandTotalCents: 0,
      payableCents: 0,
    });
  });

  it('lists rejected codes separately and applies no discount for them (CART-12)', () => {
    const totals = price({ lines: [line('a', 1000)], discounts: [late, ten] });
    expect(totals).toMatchObject({
      validCoupons: ['TEN'],
      invalidCoupons: ['LATE'],
      discountCents: 100,
    });
  });

  it.each<[CartLine['kind'][], boolean[]]>([
    [[], [false, false, false]],
    [['digital'], [true, true, false]],
    [
      ['digital', 'digital'],
      [true, true, false],
    ],
    [
      ['digital', 'physical'],
      [true, false, true],
    ],
    [
      ['digital', 'service'],
      [true, false, false],
    ],
    [['physical'], [false, false, true]],
    [
      ['service', 'giftCard', 'paywall'],
      [false, false, false],
    ],
  ])(
    'for the kinds %j returns hasDigital, purelyDigital and requiresShipping (CART-13)',
    (kinds, expected) => {
      const lines = kinds.map((kind, index) => line(`${index}`, 100, { kind }));
      const { hasDigital, purelyDigital, requiresShipping } = price({ lines });
      expect([hasDigital, purelyDigital, requiresShipping]).toEqual(expected);
    },
  );

  it('charges no shipping when no line requires shipping (CHECKOUT-03)', () => {
    const lines = [line('a', 1000, { kind: 'digital' })];
    expect(price({ lines, shipping: post })).toMatchObject({
      shippingCostCents: 0,
      grandTotalCents: 1000,
    });
  });

  it('splits an order discount by largest remainder', () => {
    const lines = [line('a', 333), line('b', 333), line('c', 334)];
    const { lines: rows } = price({ lines, discounts: [ten] });
    expect(rows.map((row) => row.discountCents)).toEqual([33, 33, 34]);
    expect(rows.map((row) => row.totalCents)).toEqual([300, 300, 300]);
  });

  it('applies a product discount to its product before order discounts', () => {
    const half = testDiscount(
      'Z',
      { kind: 'percentage', percent: 50 },
      { target: { kind: 'products', productIds: ['product-a'] } },
    );
    const totals = price({ lines: [line('a', 1000), line('b', 1000)], discounts: [ten, half] });
    expect(totals.lines.map((row) => row.discountCents)).toEqual([550, 100]);
    expect(totals.trace.slice(1)).toEqual([
      {
        rule: 'lineDiscount',
        amountCents: -500,
        detail: 'Z',
        discountId: 'id-Z',
        lines: { a: -500 },
      },
      {
        rule: 'orderDiscount',
        amountCents: -150,
        detail: 'TEN',
        discountId: 'id-TEN',
        lines: { a: -50, b: -100 },
      },
    ]);
  });

  it('applies no discount or tax to a gift card', () => {
    const lines = [line('card', 5000, { kind: 'giftCard' }), line('mug', 1000)];
    const totals = price({ lines, discounts: [ten], location: london, taxRules: [vat] });
    expect(totals.lines).toEqual([
      {
        id: 'card',
        subtotalCents: 5000,
        discountCents: 0,
        reverseChargeCents: 0,
        taxCents: 0,
        totalCents: 5000,
      },
      {
        id: 'mug',
        subtotalCents: 1000,
        discountCents: 100,
        reverseChargeCents: 0,
        taxCents: 180,
        totalCents: 1080,
      },
    ]);
  });

  it('returns a trace of all steps of the total', () => {
    const { trace } = price({
      lines: [line('a', 7500), line('b', 2500)],
      shipping: post,
      location: london,
      taxRules: [vat],
      discounts: [free, ten],
      giftCards: [{ id: 'card', label: 'GIFT', balanceCents: 800 }],
    });
    expect(trace).toEqual([
      { rule: 'lines', amountCents: 10_000, lines: { a: 7500, b: 2500 } },
      {
        rule: 'orderDiscount',
        amountCents: -1000,
        detail: 'TEN',
        discountId: 'id-TEN',
        lines: { a: -750, b: -250 },
      },
      { rule: 'shipping', amountCents: 500, detail: 'Post' },
      { rule: 'shippingDiscount', amountCents: -500, detail: 'POST', discountId: 'id-POST' },
      {
        rule: 'tax',
        amountCents: 1800,
        detail: 'VAT',
        ratePercent: vat.ratePercent,
        lines: { a: 1350, b: 450 },
      },
      { rule: 'giftCard', amountCents: -800, detail: 'GIFT' },
    ]);
  });
});
