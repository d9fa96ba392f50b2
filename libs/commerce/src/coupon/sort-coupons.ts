import type { Coupon } from './coupon.ts';

const kindRank = { percentage: 0, fixed: 1, freeShipping: 2 } as const;

/** Coupons for products before those for the order, then by kind. */
const rankOf = ({ productIds, effect }: Coupon): number =>
  (productIds === undefined ? 3 : 0) + kindRank[effect.kind];

/**
 * Coupons in the order of application, without duplicates: for products, then for the order; in both, percentages, then
 * fixed amounts; then by code. Independent of the order of entry.
 */
export const sortCoupons = (coupons: readonly Coupon[]): Coupon[] =>
  [...new Map(coupons.map((coupon) => [coupon.code, coupon])).values()].toSorted(
    (left, right) => rankOf(left) - rankOf(right) || (left.code < right.code ? -1 : 1),
  );
