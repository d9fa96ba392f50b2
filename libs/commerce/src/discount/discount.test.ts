import { describe, expect, it } from 'vitest';
import { discountOfCents } from './apply-discounts.ts';
import { testDiscount } from './discount.fixture.ts';
import {
  canCombine,
  discountClassOf,
  discountCodeKey,
  type Discount,
  type DiscountClass,
} from './discount.ts';
import { sortDiscounts } from './sort-discounts.ts';

const ten = { kind: 'percentage', percent: 10 } as const;
const five = { kind: 'fixed', amountCents: 500 } as const;
const freeShipping = { kind: 'freeShipping' } as const;
const mug = { target: { kind: 'products', productIds: ['mug'] } } as const;

describe('discountOfCents', () => {
  it.each<[Discount['effect'], number, number]>([
    [{ kind: 'percentage', percent: 10 }, 1005, 101],
    [{ kind: 'percentage', percent: 12.5 }, 1000, 125],
    [{ kind: 'percentage', percent: 33.3333 }, 100, 33],
    [{ kind: 'percentage', percent: 100 }, 999, 999],
    [{ kind: 'percentage', percent: 0 }, 999, 0],
    [{ kind: 'fixed', amountCents: 500 }, 1000, 500],
    [{ kind: 'fixed', amountCents: 500 }, 300, 300],
    [freeShipping, 1000, 0],
  ])('takes %j of %d cents: %d (CHECKOUT-05)', (effect, cents, off) => {
    expect(discountOfCents({ effect }, cents)).toBe(off);
  });
});

describe('discountCodeKey', () => {
  it.each([
    [' spring  20 ', 'SPRING 20'],
    ['Ｓale', 'SALE'],
    ['straße', 'STRASSE'],
    ['éte\u0301', 'ÉTÉ'],
    ['', ''],
  ])('returns one key for the spellings of a code: %j', (typed, key) => {
    expect(discountCodeKey(typed)).toBe(key);
    expect(discountCodeKey(key)).toBe(key);
  });
});

describe('canCombine', () => {
  const inClass: Readonly<Record<DiscountClass, Discount>> = {
    product: testDiscount('P', ten, mug),
    order: testDiscount('O', ten),
    shipping: testDiscount('S', freeShipping),
  };
  it.each<[DiscountClass, DiscountClass[], DiscountClass, DiscountClass[], boolean]>([
    ['product', ['order'], 'order', ['product'], true],
    ['product', ['order'], 'order', [], false],
    ['product', [], 'order', ['product'], false],
    ['product', ['product'], 'product', ['product'], true],
    ['order', ['shipping'], 'shipping', ['product'], false],
    ['order', ['shipping'], 'shipping', ['order'], true],
  ])('decides for %s (with %j) and %s (with %j): %s', (one, withOne, other, withOther, can) => {
    const left = { ...inClass[one], combinesWith: withOne };
    const right = { ...inClass[other], combinesWith: withOther };
    expect(discountClassOf(left)).toBe(one);
    expect([canCombine(left, right), canCombine(right, left)]).toEqual([can, can]);
  });
});

describe('sortDiscounts', () => {
  it('returns discounts for products, the order and shipping, percentages before amounts, then by name', () => {
    const order = [
      testDiscount('B', ten, mug),
      testDiscount('A', five, mug),
      testDiscount('C', ten),
      testDiscount('D', ten),
      testDiscount('A2', five),
      testDiscount('A1', freeShipping),
    ];
    expect(sortDiscounts([...order.toReversed(), ...order])).toEqual(order);
  });
});
