import { expect, it } from 'vitest';
import type { FormField } from './form-definition.ts';
import { hiddenValue } from './hidden-value.ts';

const field: FormField = { id: 'h', type: 'hidden', title: '', key: 'campaign', value: 'none' };

it('takes a hidden value from the query parameter of its name (FORM-32)', () => {
  expect(hiddenValue(field, new URLSearchParams('campaign=spring&x=1'))).toBe('spring');
});

it('takes an empty query parameter at its word (FORM-32)', () => {
  expect(hiddenValue(field, new URLSearchParams('campaign='))).toBe('');
});

it('takes its own value when the query has no such parameter (FORM-33)', () => {
  expect(hiddenValue(field, new URLSearchParams('h=1&other=2'))).toBe('none');
  expect(hiddenValue(field)).toBe('none');
  expect(hiddenValue({ ...field, value: undefined })).toBe('');
});
