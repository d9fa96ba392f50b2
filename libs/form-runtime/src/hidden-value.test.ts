import { expect, it } from 'vitest';
import type { FormField } from './form-definition.ts';
import { hiddenValue } from './hidden-value.ts';

const field: FormField = { id: 'h', type: 'hidden', title: '', key: 'campaign', value: 'none' };

it('returns the value of the query parameter with the key of the field (FORM-32)', () => {
  expect(hiddenValue(field, new URLSearchParams('campaign=spring&x=1'))).toBe('spring');
});

it('returns an empty string for an empty query parameter (FORM-32)', () => {
  expect(hiddenValue(field, new URLSearchParams('campaign='))).toBe('');
});

it('falls back to the value of the field if the query parameter is missing (FORM-33)', () => {
  expect(hiddenValue(field, new URLSearchParams('h=1&other=2'))).toBe('none');
  expect(hiddenValue(field)).toBe('none');
  expect(hiddenValue({ ...field, value: undefined })).toBe('');
});
