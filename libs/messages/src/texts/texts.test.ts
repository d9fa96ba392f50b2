import { workflowState } from '@sitewright/contracts/codes';
import { describe, expect, it } from 'vitest';
import { compileArea } from '../compile/compile-area.ts';
import { english } from '../catalog/read-catalogs.fixture.ts';
import * as en from '../compiled/en.gen.ts';
import { createMessages } from '../create-messages.ts';
import { installmentText } from './installments.ts';
import { recurringPriceText } from './recurring-price.ts';
import { catalogLabelKey, workflowLabelKey } from './workflow-label.ts';

const text = createMessages('en', en);

describe('workflow state labels', () => {
  it('are Available, Scheduled, Hidden or Unsupported for items (ENUM-38)', () => {
    const labels = workflowState.codes.map((state) => [
      workflowState.nameOf(state),
      text(workflowLabelKey(state)),
    ]);

    expect(Object.fromEntries(labels)).toStrictEqual({
      PUBLISHED: 'Available',
      SCHEDULED: 'Scheduled',
      NEEDS_REVIEW: 'Unsupported',
      DRAFT: 'Hidden',
      PRIVATE: 'Unsupported',
      DELETED: 'Unsupported',
    });
  });

  it('are Scheduled, Needs Review, Draft, Private or undefined in catalog lists (ENUM-40)', () => {
    const labels = workflowState.codes.map((state) => {
      const key = catalogLabelKey(state);
      return [workflowState.nameOf(state), key && text(key)];
    });

    expect(Object.fromEntries(labels)).toStrictEqual({
      PUBLISHED: undefined,
      SCHEDULED: 'Scheduled',
      NEEDS_REVIEW: 'Needs Review',
      DRAFT: 'Draft',
      PRIVATE: 'Private',
      DELETED: undefined,
    });
  });
});

describe('recurring prices', () => {
  const price = '$10.00';

  it.each(['week', 'month', 'year'] as const)(
    'are formatted for billing periods of a %s (SUB-07, SUB-08)',
    (unit) => {
      const say = (billingPeriodValue: number, durationValue?: number) =>
        recurringPriceText(text, {
          price,
          unit,
          billingPeriodValue,
          ...(durationValue === undefined ? {} : { durationValue }),
        });

      expect(say(1)).toBe(`$10.00 every ${unit}`);
      expect(say(2)).toBe(`$10.00 every 2 ${unit}s`);
      expect(say(1, 12)).toBe(`$10.00 every ${unit} for 12 ${unit}s`);
      expect(say(3, 1)).toBe(`$10.00 every 3 ${unit}s for 1 ${unit}`);
      expect(say(2, 0)).toBe(`$10.00 every 2 ${unit}s`);
    },
  );

  it('follow the plural rules of the locale (SUB-08)', () => {
    const everyWeek =
      '{billingPeriodValue, plural, =1 {{price} co tydzień} few {{price} co {billingPeriodValue} tygodnie} many {{price} co {billingPeriodValue} tygodni} other {{price} co {billingPeriodValue} tygodnia}}';
    const polish = createMessages('pl', {
      product: compileArea('pl', english.product!, { everyWeek }),
    });
    const say = (billingPeriodValue: number) =>
      recurringPriceText(polish, { price, unit: 'week', billingPeriodValue });

    expect([1, 2, 5].map(say)).toStrictEqual([
      '$10.00 co tydzień',
      '$10.00 co 2 tygodnie',
      '$10.00 co 5 tygodni',
    ]);
  });
});

it('describes the order range for installments, or returns undefined without limits (CHECKOUT-13)', () => {
  expect(installmentText(text, { min: '$50', max: '$1,000' })).toBe(
    'Pay in installments on orders from $50 to $1,000',
  );
  expect(installmentText(text, { min: '$50' })).toBe('Pay in installments on orders from $50');
  expect(installmentText(text, { max: '$1,000' })).toBe(
    'Pay in installments on orders up to $1,000',
  );
  expect(installmentText(text, {})).toBeUndefined();
});
