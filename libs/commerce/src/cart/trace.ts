/** The rules that make up a total, in the order in which they are applied. */
export const traceRules = [
  'subtotal',
  'discount',
  'shipping',
  'shippingDiscount',
  'tax',
  'taxIncluded',
  'total',
  'giftCard',
  'payable',
] as const;
export type TraceRule = (typeof traceRules)[number];

/** One step of how a total came about. Amounts in minor units; what is taken off is negative. */
export interface TraceStep {
  readonly rule: TraceRule;
  readonly amountCents: number;
  /** What the step is about: a coupon's code, a tax rule's name. */
  readonly detail?: string;
}
