import { expect, it } from 'vitest';
import { subscriptionPlan, subscriptionPrice } from './subscription.ts';

const plan = { billingPeriod: { value: 2, unit: 'week' }, numBillingCycles: 12 };
const accepts = (change: object) => subscriptionPlan.safeParse({ ...plan, ...change }).success;
const acceptsPeriod = (value: unknown, unit: unknown) =>
  accepts({ billingPeriod: { value, unit } });

it('accepts a billing period in weeks, months or years only (SUB-01)', () => {
  expect(subscriptionPlan.parse(plan)).toStrictEqual(plan);
  for (const unit of ['week', 'month', 'year']) expect(acceptsPeriod(1, unit)).toBe(true);
  expect(acceptsPeriod(1, 'day')).toBe(false);
  expect(accepts({ billingPeriod: undefined })).toBe(false);
});

it('requires numBillingCycles and accepts 0 (SUB-02)', () => {
  expect(accepts({ numBillingCycles: 0 })).toBe(true);
  expect(accepts({ numBillingCycles: undefined })).toBe(false);
});

it('accepts only integers, with a minimum of 1 for periods and 0 for cycles (SUB-03)', () => {
  for (const value of [0, -1, 1.5, '1']) expect(acceptsPeriod(value, 'month')).toBe(false);
  for (const numBillingCycles of [-1, 0.5, '3']) expect(accepts({ numBillingCycles })).toBe(false);
});

it('requires billingPeriodValue and durationValue in a price (SUB-05)', () => {
  const price = { priceCents: 1000, unit: 'week', billingPeriodValue: 2, durationValue: 12 };
  expect(subscriptionPrice.parse(price)).toStrictEqual(price);
  for (const missing of ['billingPeriodValue', 'durationValue'])
    expect(subscriptionPrice.safeParse({ ...price, [missing]: undefined }).success).toBe(false);
  expect(subscriptionPrice.safeParse({ ...price, billingPeriodValue: 0 }).success).toBe(false);
});
