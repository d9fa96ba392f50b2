import { allocateCents } from '@sitewright/money';
import { lineSubtotalCents, type CartLine } from '../cart/cart-line.ts';
import { sum } from '../cart/sum.ts';
import { splitByLine, type TraceStep } from '../cart/trace.ts';
import { portionOfCents, toRate, wholeRate } from '../rate/rate.ts';
import { discountClassOf, discountLabel, isDiscounted, type Discount } from './discount.ts';

/** The remaining amount of each line, and the discounts. */
export interface DiscountResult {
  /** The remaining amount of each line, in the order of the lines. */
  readonly netCents: readonly number[];
  readonly steps: readonly TraceStep[];
}

/** What a discount takes off an amount, in minor units: rounds half up, and never exceeds the amount. */
export function discountOfCents({ effect }: Pick<Discount, 'effect'>, cents: number): number {
  if (effect.kind === 'freeShipping') return 0;
  return Math.min(
    cents,
    effect.kind === 'fixed'
      ? effect.amountCents
      : portionOfCents(cents, toRate(effect.percent), wholeRate),
  );
}

/**
 * Applies discounts to the lines, one after the other. Splits a discount by the largest remainder method over the
 * remaining amounts of its lines, so no line becomes negative.
 *
 * @param discounts Applicable discounts, in order of application.
 */
export function applyDiscounts(
  lines: readonly CartLine[],
  discounts: readonly Discount[],
): DiscountResult {
  let netCents = lines.map(lineSubtotalCents);
  const steps: TraceStep[] = [];
  for (const discount of discounts) {
    const base = netCents.map((net, index) => {
      const line = lines[index];
      return line && isDiscounted(discount, line) ? net : 0;
    });
    const amountCents = discountOfCents(discount, sum(base));
    if (amountCents === 0) continue;
    const parts = allocateCents(-amountCents, base);
    netCents = netCents.map((net, index) => net + (parts[index] ?? 0));
    steps.push({
      rule: discountClassOf(discount) === 'order' ? 'orderDiscount' : 'lineDiscount',
      amountCents: -amountCents,
      detail: discountLabel(discount),
      discountId: discount.id,
      lines: splitByLine(lines, parts),
    });
  }
  return { netCents, steps };
}
