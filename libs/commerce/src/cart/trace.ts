import type { CartLine } from './cart-line.ts';

/**
 * The rules that make up a total, in the order in which they are applied. The amounts of all steps
 * add up to what is left to pay, but for `taxIncluded`: that tax is in the prices already.
 */
export const traceRules = [
  'lines',
  'lineDiscount',
  'orderDiscount',
  'shipping',
  'shippingDiscount',
  'tax',
  'taxIncluded',
  'giftCard',
] as const;
/** A rule that makes up a total. */
export type TraceRule = (typeof traceRules)[number];

/** One step of how a total came about. Amounts in minor units; what is taken off is negative. */
export interface TraceStep {
  readonly rule: TraceRule;
  readonly amountCents: number;
  /** What the step is about: a coupon's code, a tax rule's name, the way of shipping. */
  readonly detail?: string;
  /** How the amount is split, by line id. */
  readonly lines?: Readonly<Record<string, number>>;
}

/** The split of a step: one part for each line, in their order; lines without a part are left out. */
export const splitByLine = (
  lines: readonly CartLine[],
  parts: readonly number[],
): Record<string, number> =>
  Object.fromEntries(
    lines.map(({ id }, index) => [id, parts[index] ?? 0] as const).filter(([, part]) => part !== 0),
  );
