import { describe, expect, it } from 'vitest';
import type { FormField } from '../../form-definition.ts';
import type { CheckOptions } from '../../options.ts';
import { validateSubmission } from '../../validate-submission.ts';

const field: FormField = { id: 'e', type: 'email', title: 'Email' };

const errorOf = (value: string, options?: CheckOptions) => {
  const result = validateSubmission({ fields: [field] }, { e: value }, options);
  return result.ok ? undefined : result.errors['e'];
};
const isAccepted = (value: string, options?: CheckOptions) => errorOf(value, options) === undefined;

it("returns 'Email is not valid. …' with an example address (FORM-55)", () => {
  expect(errorOf('nobody')).toBe(
    'Email is not valid. Email addresses should follow the format name@example.com.',
  );
});

it('inserts the example address into a translated message (FORM-55)', () => {
  const texts = { emailInvalid: 'So: {email}', emailExample: 'ich@beispiel.de' };
  expect(validateSubmission({ fields: [field] }, { e: 'x' }, { texts })).toEqual({
    ok: false,
    errors: { e: 'So: ich@beispiel.de' },
  });
});

const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

describe('email length (FORM-60)', () => {
  it.each([
    [2, 'a@', false],
    [256, long(256), true],
    [257, long(257), false],
  ])('is validated at %i characters (FORM-60)', (length, text, isValid) => {
    expect(text).toHaveLength(length);
    expect(isAccepted(text)).toBe(isValid);
  });
});

it.each([
  ['one character', 'a@b.c', false],
  ['two', 'a@b.de', true],
  ['four', 'a@b.info', true],
  ['five', 'a@b.store', false],
  ['eleven', 'a@b.photography', false],
])('validates a top-level domain of %s (FORM-61)', (_words, text, isValid) => {
  expect(isAccepted(text)).toBe(isValid);
});

it.each([
  'a b@example.com',
  'a@@example.com',
  '@example.com',
  'a@.com',
  'a@example',
  'a@b.co.',
  'a,b@c.de',
  'a;b@c.de',
  '<a@b.co>',
  '"a"@b.co',
  'u@a..co',
  'u@-a.co',
  'u@a-.co',
  'u@a_b.co',
  'u@[1.2.3.4]',
  `u@${'a'.repeat(64)}.co`,
  'ü@b.co',
])('rejects %s (FORM-61)', (text) => {
  expect(isAccepted(text)).toBe(false);
});

it.each(['\u00AD', '\u034F', '\u200B', '\u200D', '\u202E', '\u2060', '\u3164', '\uFEFF', '\u00A0'])(
  'rejects the invisible character %j at any position',
  (character) => {
    for (const place of [0, 2, 5, 9]) {
      const text = `me@mail.de`.slice(0, place) + character + 'me@mail.de'.slice(place);
      expect([place, isAccepted(text)]).toEqual([place, false]);
    }
    expect(isAccepted(`me@mail.de${character}`)).toBe(false);
  },
);

it.each([
  "o'brien+news@b.co",
  'b&b@example.com',
  'ADA@EXAMPLE.COM',
  'a@sub.domain.example.info',
  'info@müller-keramik.de',
  `u@${'a'.repeat(63)}.co`,
  'info@例え.jp',
  'a@пример.рф',
  'info@हिन्दी.com',
])('accepts %s (FORM-61)', (text) => {
  expect(isAccepted(text)).toBe(true);
});

it('accepts longer top-level domains up to emailEndingMax (FORM-62)', () => {
  expect(isAccepted('a@b.photography')).toBe(false);
  expect(isAccepted('a@b.photography', { emailEndingMax: 11 })).toBe(true);
  expect(isAccepted('a@b.photography', { emailEndingMax: 10 })).toBe(false);
  expect(isAccepted('a@b.photography', { emailEndingMax: Infinity })).toBe(true);
  expect(isAccepted('nobody', { emailEndingMax: Infinity })).toBe(false);
});

it('calls the isEmail option with the trimmed address instead of its own validation', () => {
  const requested: string[] = [];
  const isEmail = (text: string) => requested.push(text) > 1;
  expect(isAccepted(' root@localhost ', { isEmail })).toBe(false);
  expect(isAccepted('root@localhost', { isEmail })).toBe(true);
  expect(requested).toEqual(['root@localhost', 'root@localhost']);
});

it('accepts an address with surrounding whitespace and trims it', () => {
  expect(validateSubmission({ fields: [field] }, { e: ' \ta@example.com\r\n' })).toEqual({
    ok: true,
    payload: { e: 'a@example.com' },
  });
});
