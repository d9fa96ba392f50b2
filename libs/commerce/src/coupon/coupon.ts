/** A coupon of the store (CHECKOUT-05). Amounts in minor units. */
export interface Coupon {
  readonly code: string;
  readonly effect:
    | { readonly kind: 'percentage'; readonly percent: number }
    | { readonly kind: 'fixed'; readonly amountCents: number }
    | { readonly kind: 'freeShipping' };
  readonly minimumSubtotalCents?: number;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
  readonly useLimit?: number;
  readonly uses?: number;
}

/** Whether a coupon counts for this subtotal at this moment. */
export function isCouponValid(coupon: Coupon, subtotalCents: number, now: Date): boolean {
  const { minimumSubtotalCents = 0, startsAt, endsAt, useLimit, uses = 0 } = coupon;
  return (
    subtotalCents >= minimumSubtotalCents &&
    (startsAt === undefined || startsAt <= now) &&
    (endsAt === undefined || now <= endsAt) &&
    (useLimit === undefined || uses < useLimit)
  );
}

/** Hundredths of a percent, so that 12.5 % stays whole; halves are rounded up. */
const percentOf = (cents: number, percent: number): number =>
  Math.floor((cents * Math.round(percent * 100) * 2 + 10_000) / 20_000);

/** What a coupon takes off what is left of the subtotal. */
export function couponDiscountCents({ effect }: Coupon, remainingCents: number): number {
  if (effect.kind === 'freeShipping') return 0;
  return Math.min(
    remainingCents,
    effect.kind === 'percentage' ? percentOf(remainingCents, effect.percent) : effect.amountCents,
  );
}

/** Percentages first, then fixed amounts, by code within each: the order of entering changes nothing. */
const rank = { percentage: 0, fixed: 1, freeShipping: 2 } as const;
export const inOrderOfUse = (coupons: readonly Coupon[]): Coupon[] =>
  [...coupons].toSorted(
    (one, other) =>
      rank[one.effect.kind] - rank[other.effect.kind] || (one.code < other.code ? -1 : 1),
  );
