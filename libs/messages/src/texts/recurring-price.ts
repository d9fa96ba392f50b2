import type { product } from '../compiled/en.gen.ts';
import type { Messages } from '../create-messages.ts';

/** A recurring price. */
export interface RecurringPrice {
  /** The formatted amount, such as `$10.00`. */
  readonly price: string;
  readonly unit: 'week' | 'month' | 'year';
  /** Number of units between two charges; at least 1. */
  readonly billingPeriodValue: number;
  /** Ends after this number of units; 0 or absent: never. */
  readonly durationValue?: number;
}

const keys = {
  week: ['product.everyWeek', 'product.everyWeekFor'],
  month: ['product.everyMonth', 'product.everyMonthFor'],
  year: ['product.everyYear', 'product.everyYearFor'],
} as const;

/** The text of a recurring price: `$10.00 every 2 weeks for 12 weeks` (specification 9; SUB-07, SUB-08). */
export function recurringPriceText(
  text: Messages<{ product: typeof product }>,
  { price, unit, billingPeriodValue, durationValue = 0 }: RecurringPrice,
): string {
  const [indefinite, limited] = keys[unit];
  return durationValue > 0
    ? text(limited, { price, billingPeriodValue, durationValue })
    : text(indefinite, { price, billingPeriodValue });
}
