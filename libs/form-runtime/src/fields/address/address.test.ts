import { describe, expect, it } from 'vitest';
import type { FormField } from '../../form-definition.ts';
import type { CheckOptions } from '../../options.ts';
import { formTexts } from '../../texts.ts';
import { validateSubmission } from '../../validate-submission.ts';
import type { AddressParts } from './address.ts';

const field: FormField = { id: 'a', type: 'address', title: 'Address' };

const errorOf = (Country: string, Zip: string) => {
  const result = validateSubmission({ fields: [field] }, { a: { Country, Zip } });
  return result.ok ? undefined : result.errors['a'];
};

describe.each(['United States', 'united states of america', 'US', 'USA', 'U.S.A.'])('%s', (us) => {
  it('accepts a Zip of exactly 5 digits (CHECKOUT-07)', () => {
    expect(errorOf(us, '10001')).toBeUndefined();
  });

  it.each(['1000', '100011', '10001-1234', 'ABCDE', '１０００１'])(
    'rejects the Zip %s (CHECKOUT-07)',
    (zip) => {
      expect(errorOf(us, zip)).toBe(formTexts.zipInvalid);
    },
  );
});

it.each([
  ['Canada', 'K1A 0B1'],
  ['United Kingdom', 'SW1A 1AA'],
  ['United States Minor Outlying Islands', 'none'],
  ['', '1'],
])('accepts any Zip in "%s" (CHECKOUT-07)', (country, zip) => {
  expect(errorOf(country, zip)).toBeUndefined();
});

it('requires a Zip in a required address, except in countries without postal codes (FORM-64)', () => {
  const required = { ...field, required: true };
  const errorIn = (Country: string, Zip: string) => {
    const value = { a: { Line1: '1 Pier Road', City: 'Central', Country, Zip } };
    const lacksZip = (country: string) => country === 'Hong Kong';
    const result = validateSubmission({ fields: [required] }, value, { lacksZip });
    return result.ok ? undefined : result.errors['a'];
  };
  expect(errorIn('Hong Kong', '')).toBeUndefined();
  expect(errorIn('Hong Kong', '999077')).toBeUndefined();
  expect(errorIn('Germany', '')).toBe(formTexts.required);
  expect(errorIn('US', '')).toBe(formTexts.required);
  expect(errorIn('', '')).toBe(formTexts.required);
});

it('validates the normalized address and submits it as typed', () => {
  const normalize: CheckOptions['normalize'] = (value) => {
    const parts = value as AddressParts;
    return { ...parts, Zip: parts.Zip.slice(0, 5) };
  };
  const value = { a: { Country: 'US', Zip: '04101-1234' } };
  const result = validateSubmission({ fields: [field] }, value, { normalize });
  expect(result).toMatchObject({ ok: true, payload: value });
  expect(
    validateSubmission({ fields: [field] }, { a: { Country: 'US', Zip: '0410' } }, { normalize }),
  ).toMatchObject({ ok: false, errors: { a: formTexts.zipInvalid } });
});
