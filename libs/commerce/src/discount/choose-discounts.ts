import { lineSubtotalCents, type CartLine } from '../cart/cart-line.ts';
import { sum } from '../cart/sum.ts';
import { chargeShipping } from '../shipping/charge-shipping.ts';
import type { ShippingChoice } from '../shipping/shipping-options.ts';
import { applyDiscounts } from './apply-discounts.ts';
import { canCombine, type Discount } from './discount.ts';
import { sortDiscounts } from './sort-discounts.ts';

/** The cart that discounts are chosen for. */
export interface DiscountedCart {
  readonly lines: readonly CartLine[];
  /** The chosen shipping option; undefined if none is chosen or required. */
  readonly shipping: ShippingChoice | undefined;
}

/**
 * Every largest set of discounts that all combine with each other (Bron–Kerbosch). Combining depends only on class and
 * allowed classes: a set has one discount of a class that excludes its own class, or all others of that class. So the
 * number of sets is at most cubic in the number of discounts.
 */
function listCombinations(discounts: readonly Discount[]): Discount[][] {
  const found: Discount[][] = [];
  const extend = (chosen: Discount[], open: Discount[], closed: Discount[]): void => {
    const [pivot] = [...open, ...closed];
    if (pivot === undefined) {
      found.push(chosen);
      return;
    }
    let [rest, done] = [open, closed];
    for (const next of open.filter((other) => other === pivot || !canCombine(pivot, other))) {
      const combines = (other: Discount) => other !== next && canCombine(next, other);
      extend([...chosen, next], rest.filter(combines), done.filter(combines));
      rest = rest.filter((other) => other !== next);
      done = [...done, next];
    }
  };
  extend([], [...discounts], []);
  return found;
}

/** What a buyer saves, before tax, in minor units. */
function savedCents({ lines, shipping }: DiscountedCart, discounts: readonly Discount[]): number {
  const netCents = sum(applyDiscounts(lines, discounts).netCents);
  const { shippingCostCents } = chargeShipping(shipping, discounts);
  return (
    sum(lines.map(lineSubtotalCents)) - netCents + (shipping?.costCents ?? 0) - shippingCostCents
  );
}

const countCodes = (discounts: readonly Discount[]): number =>
  discounts.filter(({ code }) => code !== null).length;

/**
 * Chooses the combination that saves the buyer the most. Of equal ones, the one with more entered codes, then with fewer
 * discounts, then the first by name. The result is in order of application and independent of the order of entry.
 *
 * @param discounts Applicable discounts.
 */
export function chooseDiscounts(cart: DiscountedCart, discounts: readonly Discount[]): Discount[] {
  if (discounts.length === 0) return [];
  const combinations = listCombinations(sortDiscounts(discounts)).map((combination) => {
    const sorted = sortDiscounts(combination);
    return { sorted, saved: savedCents(cart, sorted), key: sorted.map(({ id }) => id).join() };
  });
  const [best] = combinations.toSorted(
    (left, right) =>
      right.saved - left.saved ||
      countCodes(right.sorted) - countCodes(left.sorted) ||
      left.sorted.length - right.sorted.length ||
      (left.key < right.key ? -1 : 1),
  );
  return best?.sorted ?? [];
}
