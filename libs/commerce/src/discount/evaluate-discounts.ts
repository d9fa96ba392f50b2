import { chooseDiscounts, type DiscountedCart } from './choose-discounts.ts';
import type { Discount } from './discount.ts';
import {
  findDiscountError,
  type DiscountContext,
  type DiscountError,
} from './find-discount-error.ts';

/** A discount that reduces an order. Amounts in minor units. */
export interface AppliedDiscount {
  readonly discountId: string;
  readonly code: string | null;
  readonly label: string;
  /** What it takes off lines and shipping; 0 if there is nothing to reduce yet. */
  readonly amountCents: number;
}

/** A discount that does not apply, and why. */
export interface RejectedDiscount {
  readonly discount: Discount;
  readonly reason: DiscountError;
}

/** The discounts of a cart. */
export interface EvaluatedDiscounts {
  /** In order of application. */
  readonly applied: readonly Discount[];
  readonly rejected: readonly RejectedDiscount[];
}

/** Decides which discounts apply to a cart, and why the others do not. */
export function evaluateDiscounts(
  cart: DiscountedCart,
  discounts: readonly Discount[],
  context: Omit<DiscountContext, 'lines'>,
): EvaluatedDiscounts {
  const checked = discounts.map((discount) => ({
    discount,
    reason: findDiscountError(discount, { ...context, lines: cart.lines }),
  }));
  const applied = chooseDiscounts(
    cart,
    checked.filter(({ reason }) => reason === null).map(({ discount }) => discount),
  );
  const isApplied = ({ id }: Discount) => applied.some((other) => other.id === id);
  const rejected = checked
    .filter(({ discount }) => !isApplied(discount))
    .map(({ discount, reason }): RejectedDiscount => ({
      discount,
      reason: reason ?? 'notCombinable',
    }));
  return { applied, rejected };
}
