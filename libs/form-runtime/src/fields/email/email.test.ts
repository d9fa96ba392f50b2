import { describe, expect, it } from 'vitest';
import type { FormField } from '../../form-definition.ts';
import { validateSubmission } from '../../validate-submission.ts';
import { isEmail } from './is-email.ts';

const field: FormField = { id: 'e', type: 'email', title: 'Email' };

const errorOf = (value: string, emailEndingMax?: number) => {
  const result = validateSubmission({ fields: [field] }, { e: value }, { emailEndingMax });
  return result.ok ? undefined : result.errors['e'];
};

it("fails with 'Email is not valid. …' and an example (FORM-55)", () => {
  expect(errorOf('nobody')).toBe(
    'Email is not valid. Email addresses should follow the format name@example.com.',
  );
});

it('puts the example into the words of another language (FORM-55)', () => {
  const texts = { emailInvalid: 'So: {email}', emailExample: 'ich@beispiel.de' };
  expect(validateSubmission({ fields: [field] }, { e: 'x' }, { texts })).toEqual({
    ok: false,
    errors: { e: 'So: ich@beispiel.de' },
  });
});

const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

describe('the length (FORM-60)', () => {
  it.each([
    [2, 'a@', false],
    [256, long(256), true],
    [257, long(257), false],
  ])('of %i characters is decided (FORM-60)', (length, text, isValid) => {
    expect(text).toHaveLength(length);
    expect(isEmail(text)).toBe(isValid);
  });
});

it.each([
  ['one character', 'a@b.c', false],
  ['two', 'a@b.de', true],
  ['four', 'a@b.info', true],
  ['five', 'a@b.store', false],
  ['eleven', 'a@b.photography', false],
])('decides an ending of %s (FORM-61)', (_words, text, isValid) => {
  expect(errorOf(text) === undefined).toBe(isValid);
});

it.each(['a b@example.com', 'a@@example.com', '@example.com', 'a@.com', 'a@example', 'a@b.co.'])(
  'refuses %s (FORM-61)',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);

it('takes longer endings where the site admits them (FORM-62)', () => {
  expect(errorOf('a@b.photography')).toBeDefined();
  expect(errorOf('a@b.photography', 11)).toBeUndefined();
  expect(errorOf('a@b.photography', 10)).toBeDefined();
});

it('takes an address with spaces around it, and sends it without', () => {
  expect(validateSubmission({ fields: [field] }, { e: ' a@example.com ' })).toEqual({
    ok: true,
    payload: { e: 'a@example.com' },
  });
});
