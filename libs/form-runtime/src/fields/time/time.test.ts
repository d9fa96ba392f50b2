import { expect, it } from 'vitest';
import type { FormField } from '../../form-definition.ts';
import { validateSubmission } from '../../validate-submission.ts';

const field: FormField = { id: 't', type: 'time', title: 'Time' };

const isAccepted = (Hour: string, Minute: string, Second: string, Ampm: string) =>
  validateSubmission({ fields: [field] }, { t: { Hour, Minute, Second, Ampm } }).ok;

it.each([
  ['12', '00', '00', 'AM'],
  ['1', '5', '', 'PM'],
  ['09', '59', '59', 'AM'],
])('accepts %s:%s:%s %s', (...parts) => {
  expect(isAccepted(...parts)).toBe(true);
});

it.each([
  ['0', '00', '', 'AM'],
  ['13', '00', '', 'PM'],
  ['9', '60', '', 'AM'],
  ['9', '00', '60', 'AM'],
  ['9', '00', '', ''],
  ['9', '', '', 'AM'],
])('rejects %s:%s:%s %s', (...parts) => {
  expect(isAccepted(...parts)).toBe(false);
});
