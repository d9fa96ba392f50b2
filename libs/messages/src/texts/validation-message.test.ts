import {
  boundErrorCodes,
  namedErrorCodes,
  plainErrorCodes,
  type Issue,
  type PlacedIssue,
} from '@sitewright/contracts/errors';
import { expect, it } from 'vitest';
import { issues } from '../compiled/en.gen.ts';
import { createMessages } from '../create-messages.ts';
import { fieldErrors, issueSentence } from './validation-message.ts';

const text = createMessages('en', { issues });

/** Technical terms of validators, which must not appear in messages. */
const rawTerms =
  /invalid (?:input|string|type|value|option|key|element|union)|expected|received|must match|pattern|too (?:small|big)|>=|<=|unrecognized|undefined|NaN|\/\^|[{}]/i;

it.each([
  ...plainErrorCodes.map((error) => [error, text(`issues.${error}`)] as const),
  ...boundErrorCodes.flatMap((error) =>
    [1, 2, 100_000].map((bound) => [error, text(`issues.${error}`, { bound })] as const),
  ),
  ...namedErrorCodes.map((error) => [error, text(`issues.${error}`, { names: 'color' })] as const),
])('formats %s as %j, one sentence without technical terms', (_code, sentence) => {
  expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  expect(sentence).not.toMatch(rawTerms);
});

const tooSmall = (origin: 'string' | 'array' | 'number', minimum: number): Issue => ({
  code: 'too_small',
  origin,
  minimum,
  input: '',
});

it('states the minimum of characters, entries or a number', () => {
  expect(issueSentence(text, tooSmall('string', 3))).toBe('Please enter at least 3 characters.');
  expect(issueSentence(text, tooSmall('array', 1))).toBe('Please give at least 1 entry.');
  expect(issueSentence(text, tooSmall('number', 5))).toBe('Please enter 5 or more.');
});

it('includes an example address in the error of an email', () => {
  expect(issueSentence(text, { code: 'invalid_format', format: 'email', input: 'ada' })).toBe(
    'Email is not valid. Email addresses should follow the format name@example.com.',
  );
});

it('lists unrecognized keys in an error of the body', () => {
  const found: PlacedIssue = {
    code: 'unrecognized_keys',
    keys: ['color', 'size'],
    path: [],
    message: '',
    input: {},
  };
  expect(fieldErrors(text, [found])).toEqual({ body: 'Not known here: color, size.' });
});

it('returns the first error of each field, and root errors as body', () => {
  const at = (path: readonly string[], minimum: number) =>
    ({ ...tooSmall('string', minimum), path, message: '' }) as PlacedIssue;
  const found = [at(['page', 'urlId'], 1), at(['page', 'urlId'], 3), at([], 3)];
  expect(fieldErrors(text, found)).toEqual({
    'page.urlId': 'This field is required.',
    body: 'Please enter at least 3 characters.',
  });
});
