import { allocateCents } from '@sitewright/money';
import { isFaceValue, lineSubtotalCents, type CartLine } from '../cart/cart-line.ts';
import { sum } from '../cart/sum.ts';
import { splitByLine, type TraceStep } from '../cart/trace.ts';
import { couponDiscountCents, isCouponFor, type Coupon } from '../coupon/coupon.ts';

/** What discounts leave of each line, and the steps that took it off. */
export interface Discounted {
  /** What is left of each line, in the order of the lines. */
  readonly netCents: readonly number[];
  readonly steps: readonly TraceStep[];
}

/**
 * Takes coupons off the lines, one after the other. What a coupon takes off is split by largest
 * remainder over what is left of the lines that it is for, so no line falls below zero.
 *
 * @param coupons Those that count, in order of use.
 */
export function applyDiscounts(lines: readonly CartLine[], coupons: readonly Coupon[]): Discounted {
  let netCents = lines.map(lineSubtotalCents);
  const steps: TraceStep[] = [];
  for (const coupon of coupons) {
    const base = netCents.map((net, index) => {
      const line = lines[index];
      return line && isCouponFor(coupon, line) && !isFaceValue(line) ? net : 0;
    });
    const off = couponDiscountCents(coupon, sum(base));
    if (off === 0) continue;
    const parts = allocateCents(-off, base);
    netCents = netCents.map((net, index) => net + (parts[index] ?? 0));
    steps.push({
      rule: coupon.productIds === undefined ? 'orderDiscount' : 'lineDiscount',
      amountCents: -off,
      detail: coupon.code,
      lines: splitByLine(lines, parts),
    });
  }
  return { netCents, steps };
}
