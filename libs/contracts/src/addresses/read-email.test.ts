import { describe, expect, it } from 'vitest';
import { emailSamples } from '../testing/email-samples.ts';
import {
  deliverableEmail,
  emailKey,
  isEmail,
  isEmailWithShortEnding,
  readEmail,
} from './read-email.ts';

it.each(emailSamples)('decides whether %j is an e-mail address: %s', (typed, accepted) => {
  expect(isEmail(typed)).toBe(accepted);
  // Idempotent.
  const email = readEmail(typed);
  if (email !== null) expect([email, readEmail(email)]).toEqual([email.trim(), email]);
});

describe('the deliverable form', () => {
  it.each([
    [' info@müller-keramik.de ', 'info@xn--mller-keramik-wob.de'],
    ['info@mu\u0308ller-keramik.de', 'info@xn--mller-keramik-wob.de'],
    ['INFO@MÜLLER-KERAMIK.DE', 'INFO@xn--mller-keramik-wob.de'],
    ['Ada@Example.COM', 'Ada@Example.COM'],
    ['a@例え。jp', 'a@xn--r8jz45g.jp'],
    ['info@straße.de', 'info@xn--strae-oqa.de'],
    ['u@１２７.１', 'u@127.1'],
  ])('of %j is %s', (typed, email) => {
    expect(readEmail(typed)).toBe(email);
    expect(deliverableEmail(typed)).toBe(email);
  });

  it('of an invalid address is the unchanged text', () => {
    expect(deliverableEmail('nobody')).toBe('nobody');
  });
});

it('has the same key for the uppercase, decomposed and ASCII forms of an address', () => {
  const key = emailKey('info@müller-keramik.de');
  for (const same of ['Info@MÜLLER-Keramik.de', 'info@mu\u0308ller-keramik.de', key])
    expect(emailKey(same)).toBe(key);
  expect(emailKey('info@muller-keramik.de')).not.toBe(key);
});

it.each([
  ['a@b.co', true],
  ['a@b.INFO', true],
  ['a@müller.de', true],
  ['a@b.c', false],
  ['a@b.store', false],
  ['a@b.c0m', false],
  ['a@localhost', false],
  ['a,b@c.de', false],
  ['info@пример.рф', true],
  ['info@пример.москва', false],
  ['info@उदाहरण.भारत', true],
])('validates %s with the rule of short top-level domains: %s', (typed, accepted) => {
  expect(isEmailWithShortEnding(typed)).toBe(accepted);
});

it.each([
  `a${' '.repeat(250_000)}b`,
  `${'a'.repeat(250_000)}@example.com`,
  `a@${'b.'.repeat(125_000)}com`,
  `a@${'ü'.repeat(250_000)}.de`,
  '@'.repeat(250_000),
])('rejects invalid text of 250,000 characters', (typed) => {
  expect(readEmail(typed)).toBeNull();
});

it('accepts an address surrounded by any amount of whitespace', () => {
  const space = ' \t\r\n'.repeat(60_000);
  expect(readEmail(`${space}ada@example.com${space}`)).toBe('ada@example.com');
});
