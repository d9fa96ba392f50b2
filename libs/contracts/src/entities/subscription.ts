import * as z from 'zod';
import { cents } from './primitives.ts';

/** The unit of a billing interval. */
export const billingUnits = ['week', 'month', 'year'] as const;

/** The billing schedule of a subscription. */
export const subscriptionPlan = z.strictObject({
  /** Number of units between two payments. */
  billingPeriod: z.strictObject({ value: z.int().min(1), unit: z.enum(billingUnits) }),
  /** Total number of payments; 0 is indefinite. */
  numBillingCycles: z.int().min(0),
});
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;

/** The subscription part of a price. */
export const subscriptionPrice = z.strictObject({
  priceCents: cents,
  unit: z.enum(billingUnits),
  /** Number of units between two charges. */
  billingPeriodValue: z.int().min(1),
  /** Ends after this number of units; 0 is indefinite. */
  durationValue: z.int().min(0),
});
export type SubscriptionPrice = z.infer<typeof subscriptionPrice>;
