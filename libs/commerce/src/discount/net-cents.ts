import type { CartLine } from '../cart/cart-line.ts';
import { applyDiscounts } from './apply-discounts.ts';
import type { Discount } from './discount.ts';
import { evaluateDiscounts } from './evaluate-discounts.ts';

/** The input of `netCentsOf`, as for `priceCart`. */
export interface NetCentsInput {
  readonly lines: readonly CartLine[];
  readonly discounts: readonly Discount[];
  readonly customer?: string | undefined;
  readonly now: Date;
}

/**
 * The amount of each line after discounts, in minor units and in the order of the lines: the basis of shipping prices.
 * It is known before shipping has a price, so a discount on shipping does not count.
 */
export function netCentsOf({ lines, discounts, customer, now }: NetCentsInput): readonly number[] {
  const { applied } = evaluateDiscounts({ lines, shipping: undefined }, discounts, {
    customer,
    now,
  });
  return applyDiscounts(lines, applied).netCents;
}
