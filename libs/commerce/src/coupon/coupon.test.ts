import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { priceCart } from '../cart/price-cart.ts';
import { couponDiscountCents, findCouponError, type Coupon, type CouponError } from './coupon.ts';

const now = new Date('2026-11-20T10:00:00Z');
const mug: CartLine = {
  id: 'a',
  productId: 'mug',
  variantId: 'v',
  kind: 'physical',
  unitPriceCents: 1000,
  quantity: 1,
};
const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  code: 'X',
  effect: { kind: 'percentage', percent: 10 },
  ...more,
});

describe('a coupon', () => {
  it.each<[string, Partial<Coupon>, CouponError | null]>([
    ['without conditions', {}, null],
    ['one cent below its minimum', { minimumSubtotalCents: 1001 }, 'belowMinimum'],
    ['at its minimum', { minimumSubtotalCents: 1000 }, null],
    ['before its start', { startsAt: new Date(now.getTime() + 1) }, 'notStarted'],
    ['at its start', { startsAt: now }, null],
    ['at its end', { endsAt: now }, null],
    ['after its end', { endsAt: new Date(now.getTime() - 1) }, 'ended'],
    ['used up', { useLimit: 3, uses: 3 }, 'usedUp'],
    ['with one use left', { useLimit: 3, uses: 2 }, null],
    ['that may never be used', { useLimit: 0 }, 'usedUp'],
    ['for a product in the cart', { productIds: ['mug'] }, null],
    ['for another product', { productIds: ['print'] }, 'noMatchingProduct'],
  ])('%s is valid or has its error (CHECKOUT-05)', (_, more, error) => {
    const context = { subtotalCents: 1000, lines: [mug], now };
    expect(findCouponError(coupon(more), context)).toBe(error);
    const { validCoupons, invalidCoupons } = priceCart({
      currency: 'USD',
      lines: [mug],
      taxRules: [],
      taxIncluded: false,
      coupons: [coupon(more)],
      now,
    });
    expect([validCoupons, invalidCoupons]).toEqual(error === null ? [['X'], []] : [[], ['X']]);
  });

  it.each<[Coupon['effect'], number, number]>([
    [{ kind: 'percentage', percent: 10 }, 1005, 101],
    [{ kind: 'percentage', percent: 12.5 }, 1000, 125],
    [{ kind: 'percentage', percent: 33.3333 }, 100, 33],
    [{ kind: 'percentage', percent: 100 }, 999, 999],
    [{ kind: 'percentage', percent: 0 }, 999, 0],
    [{ kind: 'fixed', amountCents: 500 }, 1000, 500],
    [{ kind: 'fixed', amountCents: 500 }, 300, 300],
    [{ kind: 'freeShipping' }, 1000, 0],
  ])('%j with a subtotal of %d cents takes off %d (CHECKOUT-05)', (effect, cents, off) => {
    expect(couponDiscountCents(coupon({ effect }), cents)).toBe(off);
  });
});
