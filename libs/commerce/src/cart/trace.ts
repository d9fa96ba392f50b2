import type { CartLine } from './cart-line.ts';

/**
 * The components of a total, in the order of calculation. All amounts add up to the amount due, except `taxIncluded`,
 * which is part of the prices.
 */
export const traceRules = [
  'lines',
  'lineDiscount',
  'orderDiscount',
  'shipping',
  'shippingDiscount',
  'tax',
  'taxIncluded',
  'reverseCharge',
  'shippingReverseCharge',
  'giftCard',
] as const;
/** A component of a total. */
export type TraceRule = (typeof traceRules)[number];

/** A line of a price breakdown. Amounts in minor units; reductions are negative. */
export interface TraceStep {
  readonly rule: TraceRule;
  readonly amountCents: number;
  /** The subject of the line: a discount's code or title, a tax rule's name, the shipping option. */
  readonly detail?: string;
  /** The discount of a reduction. */
  readonly discountId?: string;
  /** The rate of a tax. */
  readonly ratePercent?: number;
  /** The amount's split by line id. */
  readonly lines?: Readonly<Record<string, number>>;
}

/** The split of an amount: one part for each line, in order; omits lines without a part. */
export const splitByLine = (
  lines: readonly CartLine[],
  parts: readonly number[],
): Record<string, number> =>
  Object.fromEntries(
    lines.map(({ id }, index) => [id, parts[index] ?? 0] as const).filter(([, part]) => part !== 0),
  );
