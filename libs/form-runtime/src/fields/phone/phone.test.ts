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
  it('gets an empty Country when it has 3 parts (FORM-31)', () => {
    expect(phone.parse(input, field)).toEqual({
      Country: '',
      Areacode: '555',
      Prefix: '123',
      Line: '4567',
    });
  });
});

it('keeps the Country of a number with 4 parts', () => {
  expect(phone.parse('+1 555 123 4567', field)).toMatchObject({ Country: '1', Line: '4567' });
});

it('has a Country control only when showCountryCode is on', () => {
  expect(fieldNames(field)).not.toContain('fields[p][Country]');
  expect(fieldNames({ ...field, showCountryCode: true })).toContain('fields[p][Country]');
});
