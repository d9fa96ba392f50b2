import type { DiscountDraft } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { describeConditions, describeDiscount } from './describe-discount.ts';
import {
  generateCode,
  isComplete,
  newDiscount,
  toCopy,
  toDraft,
  toEdited,
} from './edited-discount.ts';

const base: DiscountDraft = {
  ...toDraft(newDiscount),
  code: 'SALE',
  effect: { kind: 'percentage', percent: 20 },
};
const format = {
  currency: 'USD',
  timeZone: 'America/New_York',
  locale: 'en-US',
  titleOf: (id: string) => ({ a: 'Mug', b: 'Bowl' })[id],
};

describe('describeDiscount', () => {
  it.each<[Partial<DiscountDraft>, string]>([
    [{}, '20% off the whole order'],
    [{ effect: { kind: 'percentage', percent: 12.5 } }, '12.5% off the whole order'],
    [
      {
        target: { kind: 'categories', categories: ['Prints'] },
        minimumCents: 5000,
        endsAt: '2027-01-01T04:59:00.000Z',
      },
      '20% off Prints, minimum $50.00, until 12/31/2026',
    ],
    [
      {
        effect: { kind: 'fixed', amountCents: 500 },
        target: { kind: 'products', productIds: ['a', 'b'] },
      },
      '$5.00 off Mug and Bowl',
    ],
    [
      { target: { kind: 'products', productIds: ['a', 'b', 'c'] }, minimumQuantity: 1 },
      '20% off 3 products, at least 1 item',
    ],
    [
      { effect: { kind: 'freeShipping' }, startsAt: '2026-12-01T05:00:00.000Z', useLimit: 100 },
      'Free shipping, from 12/1/2026, 100 uses in total',
    ],
    [
      { customerLimit: 1, customers: ['ada@example.com', 'bea@example.com'] },
      '20% off the whole order, 1 use per customer, for 2 customers',
    ],
  ])('describes %j', (changes, text) => {
    expect(describeDiscount({ ...base, ...changes }, format)).toBe(text);
  });
});

describe('describeConditions', () => {
  it('says that a discount without a code is automatic', () => {
    expect(describeConditions(base, format)).toBe('20% off the whole order');
    expect(describeConditions({ ...base, code: null }, format)).toBe(
      'Automatic: 20% off the whole order',
    );
  });
});

describe('the form of a discount', () => {
  const stored = {
    ...base,
    id: 'a'.repeat(24),
    target: { kind: 'categories' as const, categories: ['Prints'] },
    minimumQuantity: 3,
    useLimit: 5,
    customers: ['ada@example.com'],
    combinesWith: ['shipping' as const],
    status: 'active' as const,
    uses: 2,
    salesCents: 100,
    revision: 1,
  };

  it('sends a stored discount unchanged', () => {
    const { id: _id, status: _status, uses: _uses, salesCents: _sales, ...rest } = stored;
    const { revision: _revision, ...draft } = rest;
    expect(toDraft(toEdited(stored))).toEqual(draft);
  });

  it('sends only the parts of what is chosen', () => {
    const edited = {
      ...toEdited(stored),
      effect: 'freeShipping' as const,
      minimum: 'none' as const,
    };
    expect(toDraft(edited)).toMatchObject({
      effect: { kind: 'freeShipping' },
      target: { kind: 'all' },
      minimumQuantity: null,
    });
    expect(toDraft({ ...edited, method: 'automatic', title: 'Sale' })).toMatchObject({
      code: null,
      title: 'Sale',
    });
  });

  it('reads email addresses from lines, commas and semicolons', () => {
    const customers = ' a@b.de\n\nc@d.de, e@f.de;g@h.de';
    expect(toDraft({ ...newDiscount, forCustomers: 'some', customers }).customers).toEqual([
      'a@b.de',
      'c@d.de',
      'e@f.de',
      'g@h.de',
    ]);
  });

  it('is complete unless a number that is sent is invalid', () => {
    expect(isComplete(newDiscount)).toBe(true);
    expect(isComplete({ ...newDiscount, amountCents: Number.NaN })).toBe(true);
    expect(isComplete({ ...newDiscount, percentHundredths: Number.NaN })).toBe(false);
    expect(isComplete({ ...newDiscount, hasUseLimit: true, useLimit: Number.NaN })).toBe(false);
  });

  it('copies a discount under another code and turned off', () => {
    expect(toCopy(stored)).toMatchObject({ code: 'SALE-COPY', isActive: false });
  });

  it('generates codes without characters that look alike', () => {
    expect(generateCode(() => 0)).toBe('AAAAAAAA');
    expect(generateCode(() => 0.999)).toBe('99999999');
  });
});
