import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as en from './compiled/en.gen.ts';
import { createMessages } from './create-messages.ts';

const text = createMessages('en', en);

it('returns the text of a key', () => {
  expect(text('general.networkError')).toBe('Network error');
});

it('replaces the placeholders of a text', () => {
  expect(text('files.tooLarge', { fileName: 'a.png', maxSize: '20 MB' })).toBe(
    'The file a.png is too large. The maximum allowed file size is 20 MB.',
  );
});

it('uses an example as the default value of an email placeholder (FORM-56)', () => {
  expect(text('validation.emailFormat')).toBe('Emails must be formatted as name@example.com');
  expect(text('forms.emailInvalid')).toBe(
    'Email is not valid. Email addresses should follow the format name@example.com.',
  );
});

it('uses two example hosts in order as default values (MSG-04)', () => {
  expect(text('validation.linkFormat')).toBe(
    'Links must be formatted as http://example.com or https://example.com',
  );
});

it('prefers a given value to the example', () => {
  expect(text('validation.emailFormat', { email: 'a@b.example' })).toBe(
    'Emails must be formatted as a@b.example',
  );
});

it('inserts a file type with its trailing space, or an empty file type (MSG-16)', () => {
  expect(text('files.unsupported', { fileName: 'a.exe', fileTypeMessage: 'image ' })).toBe(
    'The file a.exe does not appear to be a supported image file.',
  );
  expect(text('files.unsupported', { fileName: 'a.exe', fileTypeMessage: '' })).toBe(
    'The file a.exe does not appear to be a supported file.',
  );
});

it('finds a key that contains dots', () => {
  expect(text('visitor.nav.menu')).toBe('Menu');
});

it('fills in the values of each call, not those of an earlier one', () => {
  const sentence = (fileName: string) => text('files.tooLarge', { fileName, maxSize: '1 MB' });
  expect([sentence('a.png'), sentence('b.png')].map((written) => written.slice(9, 14))).toEqual([
    'a.png',
    'b.png',
  ]);
});

it('returns the key if it has no text', () => {
  const untyped = text as (key: string) => string;

  const keys = ['general.nothing', 'nothing.at', 'nothing', 'general.toString', 'constructor.name'];
  expect(keys.map(untyped)).toStrictEqual(keys);
  expect([null, undefined, 7].map((key) => untyped(key as unknown as string))).toStrictEqual([
    'null',
    'undefined',
    '7',
  ]);
});

it('returns a string for arbitrary values', () => {
  const untyped = text as unknown as (key: string, values: unknown) => string;
  const keys = Object.entries(en).flatMap(([area, texts]) =>
    Object.keys(texts).map((key) => `${area}.${key}`),
  );
  const name = fc.constantFrom('count', 'n', 'val', 'fileName', 'maxSize', 'host', 'name', 'price');
  const anyValues = fc.oneof(
    fc.dictionary(name, fc.anything({ withNullPrototype: true, withBigInt: true })),
    fc.anything(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...keys), anyValues, (key, values) => {
      expect(untyped(key, values)).toBeTypeOf('string');
    }),
    { seed: 7, numRuns: 3000 },
  );
});
