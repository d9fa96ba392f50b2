import { describe, expect, it } from 'vitest';
import type { FormField } from '../../form-definition.ts';
import { fieldNames } from '../../plain-form.ts';
import { phone } from './phone.ts';

const field: FormField = { id: 'p', type: 'phone', title: 'Phone' };

describe.each([
  ['a list of parts', ['555', '123', '4567']],
  ['a written number', '555-123-4567'],
  ['a number with brackets', '(555) 123 4567'],
])('%s', (_shape, input) => {
  it('has an empty Country if it has 3 parts (FORM-31)', () => {
    expect(phone.parse(input, field)).toEqual({
      Country: '',
      Areacode: '555',
      Prefix: '123',
      Line: '4567',
    });
  });
});

it.each([
  ['+33 1 23 45 67 89', ['33', '1', '23', '45 67 89']],
  ['0049-30-123-456-7', ['0049', '30', '123', '456 7']],
  ['+1 555 123 4567 ext. 89', ['1', '555', '123', '4567 ext 89']],
  ['1-800-FLOWERS', ['', '1', '800', 'FLOWERS']],
  ['5551234567', ['', '', '', '5551234567']],
  ['', ['', '', '', '']],
  ['+', ['', '', '', '']],
])('preserves every group of %j', (text, [Country, Areacode, Prefix, Line]) => {
  const value = phone.parse(text, field);
  expect(value).toEqual({ Country, Areacode, Prefix, Line });
  expect(phone.parse(value, field)).toEqual(value);
});

it('joins the extra parts of a list into Line', () => {
  expect(phone.parse(['33', '1', '23', '45', '67', '89'], field)).toMatchObject({
    Country: '33',
    Line: '45 67 89',
  });
});

it('parses the Country of a number with 4 parts', () => {
  expect(phone.parse('+1 555 123 4567', field)).toMatchObject({ Country: '1', Line: '4567' });
});

it('has a Country control only if showCountryCode is true', () => {
  expect(fieldNames(field)).not.toContain('fields[p][Country]');
  expect(fieldNames({ ...field, showCountryCode: true })).toContain('fields[p][Country]');
});
