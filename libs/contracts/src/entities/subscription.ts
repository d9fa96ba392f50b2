import * as z from 'zod';
import { cents } from './primitives.ts';

/** What the time between two payments is counted in. */
export const billingUnits = ['week', 'month', 'year'] as const;

/** How often a subscription is paid, and how often in all. */
export const subscriptionPlan = z.strictObject({
  /** Paid every so many units. */
  billingPeriod: z.strictObject({ value: z.int().min(1), unit: z.enum(billingUnits) }),
  /** Payments in all; 0 is indefinite. */
  numBillingCycles: z.int().min(0),
});
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;

/** What a subscription costs, beside the price of what is sold once. */
export const subscriptionPrice = z.strictObject({
  priceCents: cents,
  unit: z.enum(billingUnits),
  /** Charged every so many units. */
  billingPeriodValue: z.int().min(1),
  /** Ends after so many units; 0 is indefinite. */
  durationValue: z.int().min(0),
});
export type SubscriptionPrice = z.infer<typeof subscriptionPrice>;
