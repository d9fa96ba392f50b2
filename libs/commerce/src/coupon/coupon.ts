import type { CartLine } from '../cart/cart-line.ts';
import { portionOfCents, toRate, wholeRate } from '../rate/rate.ts';

/** A coupon of the store (CHECKOUT-05). Amounts in minor units. */
export interface Coupon {
  readonly code: string;
  readonly effect:
    | { readonly kind: 'percentage'; readonly percent: number }
    | { readonly kind: 'fixed'; readonly amountCents: number }
    | { readonly kind: 'freeShipping' };
  /** The products to which it applies; absent: the whole order. */
  readonly productIds?: readonly string[] | undefined;
  /** Minimum subtotal, before discounts. */
  readonly minimumSubtotalCents?: number | undefined;
  readonly startsAt?: Date | undefined;
  readonly endsAt?: Date | undefined;
  readonly useLimit?: number | undefined;
  readonly uses?: number | undefined;
}

/** Why a coupon does not apply (CHECKOUT-05). */
export const couponErrors = [
  'belowMinimum',
  'notStarted',
  'ended',
  'usedUp',
  'noMatchingProduct',
] as const;
/** A reason why a coupon does not apply. */
export type CouponError = (typeof couponErrors)[number];

/** The input for checking a coupon. */
export interface CouponContext {
  readonly subtotalCents: number;
  readonly lines: readonly CartLine[];
  readonly now: Date;
}

/** Whether a coupon applies to this line. */
export const isCouponFor = ({ productIds }: Coupon, line: CartLine): boolean =>
  productIds === undefined || productIds.includes(line.productId);

/** Why a coupon does not apply; null if it does (CHECKOUT-05). */
export function findCouponError(
  coupon: Coupon,
  { subtotalCents, lines, now }: CouponContext,
): CouponError | null {
  const { minimumSubtotalCents = 0, startsAt, endsAt, useLimit = Infinity, uses = 0 } = coupon;
  if (subtotalCents < minimumSubtotalCents) return 'belowMinimum';
  if (startsAt !== undefined && now < startsAt) return 'notStarted';
  if (endsAt !== undefined && now > endsAt) return 'ended';
  if (uses >= useLimit) return 'usedUp';
  if (coupon.productIds !== undefined && !lines.some((line) => isCouponFor(coupon, line)))
    return 'noMatchingProduct';
  return null;
}

/** A coupon's discount on an amount: rounds half up, and never exceeds the amount. */
export function couponDiscountCents({ effect }: Coupon, cents: number): number {
  if (effect.kind === 'freeShipping') return 0;
  return Math.min(
    cents,
    effect.kind === 'fixed'
      ? effect.amountCents
      : portionOfCents(cents, toRate(effect.percent), wholeRate),
  );
}
