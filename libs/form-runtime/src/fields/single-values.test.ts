import { expect, it } from 'vitest';
import type { FieldKind, FormField } from '../form-definition.ts';
import { formTexts } from '../texts.ts';
import { validateSubmission } from '../validate-submission.ts';
import { rulesOf } from './field-kinds.ts';

const check = (type: FieldKind, value: unknown, more: Partial<FormField> = {}) =>
  validateSubmission({ fields: [{ id: 'f', type, title: 'Field', ...more }] }, { f: value });

it('treats an unknown kind as default (FORM-20)', () => {
  const field = {
    id: 'f',
    type: 'hologram',
    title: 'Field',
    required: true,
  } as unknown as FormField;
  expect(rulesOf(field)).toBe(rulesOf({ ...field, type: 'default' }));
  expect(validateSubmission({ fields: [field] }, { f: ' hello ' })).toEqual({
    ok: true,
    payload: { f: 'hello' },
  });
});

it.each(['constructor', '__proto__', 'toString'])(
  'treats the kind %s as default, not as an object prototype property (FORM-20)',
  (type) => {
    const field = { id: 'f', type, title: 'Field' } as unknown as FormField;
    expect(rulesOf(field)).toBe(rulesOf({ ...field, type: 'default' }));
  },
);

it.each([
  ['number', '12.5', true],
  ['number', '-3', true],
  ['number', '+7', true],
  ['number', '.5', true],
  ['number', '007', true],
  ['number', ' 12 ', true],
  ['number', '0x1F', false],
  ['number', '0b11', false],
  ['number', '0o17', false],
  ['number', '1e3', false],
  ['number', 'Infinity', false],
  ['number', '1,5', false],
  ['number', '1_000', false],
  ['number', '1 000', false],
  ['number', '1.2.3', false],
  ['number', '-', false],
  ['number', '.', false],
  ['number', '--1', false],
  ['number', '١٢', false],
  ['number', '12px', false],
  ['number', 'NaN', false],
  ['number', 'twelve', false],
  ['currency', '1,234.50', true],
  ['currency', '1.234,50', true],
  ['currency', "1'234.50", true],
  ['currency', '1 234,50', true],
  ['currency', '-12', true],
  ['currency', '1,,2', false],
  ['currency', '1.', false],
  ['currency', '0x1F', false],
  ['currency', 'much', false],
  ['website', 'https://example.com/a?b', true],
  ['website', 'HTTP://example.com', true],
  ['website', 'example.com', false],
  ['website', 'javascript:alert(1)', false],
] as const)('validates a field of kind %s with the value %s', (kind, value, isValid) => {
  expect(check(kind, value).ok).toBe(isValid);
});

it('returns an error with the expected format for a URL without a scheme', () => {
  expect(check('website', 'example.com')).toEqual({
    ok: false,
    errors: { f: 'Links must be formatted as http://example.com or https://example.com' },
  });
});

it.each(['radio', 'select', 'checkbox'] as const)('rejects an unknown option of %s', (kind) => {
  const options = ['Red ', 'Green'];
  expect(check(kind, 'Red', { options }).ok).toBe(true);
  expect(check(kind, 'Blue', { options })).toEqual({
    ok: false,
    errors: { f: 'Blue is not one of the expected options' },
  });
});

it('rejects a likert value outside the scale, and accepts numbered keys for equal statements', () => {
  const options = ['Good', 'Good'];
  expect(check('likert', { Good: '2', 'Good (2)': '-2' }, { options })).toEqual({
    ok: true,
    payload: { f: { Good: '2', 'Good (2)': '-2' } },
  });
  expect(check('likert', { Good: '3' }, { options }).ok).toBe(false);
});

it('accepts a handle with or without a leading @, and removes the @', () => {
  expect(check('twitter', '@sitewright')).toMatchObject({ payload: { f: 'sitewright' } });
  expect(check('twitter', 'sitewright')).toMatchObject({ payload: { f: 'sitewright' } });
});

it('does not trim a password', () => {
  expect(check('password', ' secret ')).toMatchObject({ payload: { f: ' secret ' } });
});

it('replaces a line break in a text with a space', () => {
  expect(check('text', 'a\r\n b')).toMatchObject({ payload: { f: 'a b' } });
});

it('treats a value that is not a string as empty', () => {
  for (const value of [null, 7, {}, [{}], true]) {
    expect(check('text', value, { required: true })).toEqual({
      ok: false,
      errors: { f: formTexts.required },
    });
  }
});
