import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { priceCart } from '../cart/price-cart.ts';
import { testDiscount } from './discount.fixture.ts';
import type { Discount } from './discount.ts';
import { findDiscountError, type DiscountError } from './find-discount-error.ts';

const now = new Date('2026-11-20T10:00:00Z');
const mug: CartLine = {
  id: 'a',
  productId: 'mug',
  variantId: 'v',
  kind: 'physical',
  unitPriceCents: 500,
  quantity: 2,
  categories: ['Pottery'],
};
const course: CartLine = { ...mug, id: 'b', productId: 'course', kind: 'digital', categories: [] };
const card: CartLine = { ...mug, id: 'c', productId: 'card', kind: 'giftCard' };
const tenPercent = { kind: 'percentage', percent: 10 } as const;
const freeShipping = { kind: 'freeShipping' } as const;
const products = (...productIds: string[]) => ({ kind: 'products', productIds }) as const;
const categories = (...names: string[]) => ({ kind: 'categories', categories: names }) as const;

describe('a discount', () => {
  it.each<[string, Partial<Discount>, DiscountError | null]>([
    ['without conditions', {}, null],
    ['one cent below its minimum', { minimumCents: 1001 }, 'belowMinimum'],
    ['at its minimum', { minimumCents: 1000 }, null],
    ['one piece below its minimum', { minimumQuantity: 3 }, 'belowQuantity'],
    ['at its minimum quantity', { minimumQuantity: 2 }, null],
    ['before its start', { startsAt: new Date(now.getTime() + 1) }, 'notStarted'],
    ['at its start', { startsAt: now }, null],
    ['at its end', { endsAt: now }, null],
    ['after its end', { endsAt: new Date(now.getTime() - 1) }, 'ended'],
    ['used up', { useLimit: 3, uses: 3 }, 'usedUp'],
    ['with one use left', { useLimit: 3, uses: 2 }, null],
    ['that may never be used', { useLimit: 0 }, 'usedUp'],
    ['used up by the customer', { customerLimit: 1, customerUses: 1 }, 'customerUsedUp'],
    ['with one use left for the customer', { customerLimit: 2, customerUses: 1 }, null],
    ['for this customer', { customers: ['ada@example.com'] }, null],
    ['for another customer', { customers: ['bea@example.com'] }, 'notForCustomer'],
    ['for nobody', { customers: [] }, 'notForCustomer'],
    ['for a product in the cart', { target: products('mug') }, null],
    ['for another product', { target: products('print') }, 'noMatchingItem'],
    ['for a category in the cart', { target: categories('Prints', 'Pottery') }, null],
    ['for another category', { target: categories('Prints') }, 'noMatchingItem'],
    ['for free shipping', { effect: freeShipping }, null],
  ])('%s is valid or has its error (CHECKOUT-05)', (_, more, error) => {
    const discount = testDiscount('X', tenPercent, more);
    const customer = 'ada@example.com';
    expect(findDiscountError(discount, { lines: [mug], customer, now })).toBe(error);
    const { validCoupons, invalidCoupons, rejectedDiscounts } = priceCart({
      currency: 'USD',
      lines: [mug],
      taxRules: [],
      taxIncluded: false,
      discounts: [discount],
      customer,
      now,
    });
    expect([validCoupons, invalidCoupons]).toEqual(error === null ? [['X'], []] : [[], ['X']]);
    expect(rejectedDiscounts.map(({ reason }) => reason)).toEqual(error === null ? [] : [error]);
  });

  it.each<[string, Partial<Discount>, CartLine[], DiscountError | null]>([
    [
      'its minimum in other products',
      { target: products('mug'), minimumCents: 1001 },
      [mug, course],
      'belowMinimum',
    ],
    [
      'its quantity in other products',
      { target: products('mug'), minimumQuantity: 3 },
      [mug, course],
      'belowQuantity',
    ],
    ['its minimum in gift cards', { minimumCents: 1001 }, [mug, card], 'belowMinimum'],
    ['only gift cards', {}, [card], 'noMatchingItem'],
    ['nothing that is shipped', { effect: freeShipping }, [course], 'nothingToShip'],
    ['its minimum in all products', { minimumCents: 2000 }, [mug, course], null],
    ['nothing', {}, [], 'noMatchingItem'],
  ])('for a cart with %s is valid or has its error', (_, more, lines, error) => {
    expect(findDiscountError(testDiscount('X', tenPercent, more), { lines, now })).toBe(error);
  });

  it('for some customers requires the email address of the buyer', () => {
    const discount = testDiscount('X', tenPercent, { customers: ['ada@example.com'] });
    expect(findDiscountError(discount, { lines: [mug], now })).toBe('emailRequired');
  });
});
