import { allocateCents } from '@sitewright/money';
import { isFaceValue, lineSubtotalCents, type CartLine } from '../cart/cart-line.ts';
import { sum } from '../cart/sum.ts';
import { splitByLine, type TraceStep } from '../cart/trace.ts';
import { couponDiscountCents, isCouponFor, type Coupon } from '../coupon/coupon.ts';

/** The remaining amount of each line, and the discounts. */
export interface DiscountResult {
  /** The remaining amount of each line, in the order of the lines. */
  readonly netCents: readonly number[];
  readonly steps: readonly TraceStep[];
}

/**
 * Applies coupons to the lines, one after the other. Splits a discount by the largest remainder method over the
 * remaining amounts of its lines, so no line becomes negative.
 *
 * @param coupons Applicable coupons, in order of application.
 */
export function applyDiscounts(
  lines: readonly CartLine[],
  coupons: readonly Coupon[],
): DiscountResult {
  let netCents = lines.map(lineSubtotalCents);
  const steps: TraceStep[] = [];
  for (const coupon of coupons) {
    const base = netCents.map((net, index) => {
      const line = lines[index];
      return line && isCouponFor(coupon, line) && !isFaceValue(line) ? net : 0;
    });
    const discountCents = couponDiscountCents(coupon, sum(base));
    if (discountCents === 0) continue;
    const parts = allocateCents(-discountCents, base);
    netCents = netCents.map((net, index) => net + (parts[index] ?? 0));
    steps.push({
      rule: coupon.productIds === undefined ? 'orderDiscount' : 'lineDiscount',
      amountCents: -discountCents,
      detail: coupon.code,
      lines: splitByLine(lines, parts),
    });
  }
  return { netCents, steps };
}
