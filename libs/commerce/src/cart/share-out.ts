import { allocateCents } from '@sitewright/money';

/** Splits an amount to lines in proportion to what they cost, by largest remainder; nothing is split into nothings. */
export const shareOut = (amountCents: number, weights: readonly number[]): number[] =>
  amountCents === 0 ? weights.map(() => 0) : allocateCents(amountCents, weights);
