import type { Coupon } from './coupon.ts';

const kindRank = { percentage: 0, fixed: 1, freeShipping: 2 } as const;

/** Coupons for products before those for the order, then by kind. */
const rankOf = ({ productIds, effect }: Coupon): number =>
  (productIds === undefined ? 3 : 0) + kindRank[effect.kind];

/**
 * Coupons in the order in which they are applied, each once: for products, then for the order; in
 * both, percentages, then fixed amounts; by code among equals. The order of entering changes nothing.
 */
export const inOrderOfUse = (coupons: readonly Coupon[]): Coupon[] =>
  [...new Map(coupons.map((coupon) => [coupon.code, coupon])).values()].toSorted(
    (one, other) => rankOf(one) - rankOf(other) || (one.code < other.code ? -1 : 1),
  );
