/**
 * The amount of the first `pieces` of `quantity` equal pieces, in minor units. It is the sum of the first parts of
 * `allocateCents(cents, …)` with equal weights, without computing thousands of parts.
 */
export const pieceShareCents = (cents: number, quantity: number, pieces: number): number =>
  pieces * Math.floor(cents / quantity) + Math.min(pieces, cents % quantity);
