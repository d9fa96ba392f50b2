import type { SubscriptionPlan } from '@sitewright/contracts/entities';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Adds months in UTC, keeping the day of the month or, in a shorter month, using its last. */
function addMonths(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0));
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return later;
}

/**
 * When the next payment of a subscription is due; null after its end (SUB-04). Counts from the first payment, so that
 * the 28th of February is followed by the 31st of March. Days are days in UTC.
 *
 * @param paymentsMade Number of payments so far; with 0 the first is due at the start.
 */
export function nextPaymentAt(
  { billingPeriod: { value, unit }, numBillingCycles }: SubscriptionPlan,
  startedAt: Date,
  paymentsMade: number,
): Date | null {
  if (numBillingCycles > 0 && paymentsMade >= numBillingCycles) return null;
  const periods = value * paymentsMade;
  return unit === 'week'
    ? new Date(startedAt.getTime() + periods * weekMs)
    : addMonths(startedAt, unit === 'month' ? periods : periods * 12);
}
