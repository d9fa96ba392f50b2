import type { SubscriptionPlan } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { nextPaymentAt } from './next-payment.ts';

const plan = (
  value: number,
  unit: SubscriptionPlan['billingPeriod']['unit'],
  numBillingCycles = 0,
): SubscriptionPlan => ({ billingPeriod: { value, unit }, numBillingCycles });
const dates = (subscription: SubscriptionPlan, startedAt: string, count: number) =>
  Array.from({ length: count }, (_, created) =>
    nextPaymentAt(subscription, new Date(startedAt), created)?.toISOString().slice(0, 10),
  );

describe('nextPaymentAt', () => {
  it('starts at the start date and continues without end for 0 billing cycles (SUB-04)', () => {
    expect(dates(plan(2, 'week'), '2026-12-20T08:30:00Z', 4)).toEqual([
      '2026-12-20',
      '2027-01-03',
      '2027-01-17',
      '2027-01-31',
    ]);
    expect(nextPaymentAt(plan(1, 'month'), new Date('2026-01-15T08:30:00Z'), 600)).toEqual(
      new Date('2076-01-15T08:30:00Z'),
    );
  });

  it('preserves the day of the month, or uses the last day of a shorter month (SUB-04)', () => {
    expect(dates(plan(1, 'month'), '2027-01-31T00:00:00Z', 5)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    expect(dates(plan(3, 'month'), '2026-11-30T23:59:59Z', 3)).toEqual([
      '2026-11-30',
      '2027-02-28',
      '2027-05-30',
    ]);
  });

  it('preserves the day of the year, and uses February 28 for a leap day in other years (SUB-04)', () => {
    expect(dates(plan(1, 'year'), '2028-02-29T12:00:00Z', 5)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  it('returns null after the last billing cycle (SUB-04)', () => {
    const twelve = plan(1, 'month', 12);
    expect(nextPaymentAt(twelve, new Date('2027-01-01'), 11)).toEqual(new Date('2027-12-01'));
    expect(nextPaymentAt(twelve, new Date('2027-01-01'), 12)).toBeNull();
    expect(nextPaymentAt(plan(1, 'week', 1), new Date('2027-01-01'), 1)).toBeNull();
  });

  it('does not modify the start date', () => {
    const startedAt = new Date('2027-01-31');
    nextPaymentAt(plan(1, 'month'), startedAt, 1);
    expect(startedAt).toEqual(new Date('2027-01-31'));
  });
});
