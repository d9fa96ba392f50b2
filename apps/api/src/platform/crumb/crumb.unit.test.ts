import { describe, expect, it } from 'vitest';
import { createCrumb, isValidCrumb } from './crumb.ts';
import { isSameOrigin } from './own-origin.ts';

const secret = 'x'.repeat(32);
const binding = { session: 'session', host: 'config.localhost' };

describe('isValidCrumb', () => {
  it('accepts a crumb for its own session and host when cookie and request match', () => {
    const crumb = createCrumb(secret, binding);
    expect(isValidCrumb(secret, binding, crumb, crumb)).toBe(true);
  });

  it.each([
    ['another session', { session: 'other', host: binding.host }],
    ['another host', { session: binding.session, host: 'shop.localhost' }],
  ])('rejects a crumb of %s', (_, other) => {
    const crumb = createCrumb(secret, other);
    expect(isValidCrumb(secret, binding, crumb, crumb)).toBe(false);
  });

  it('rejects a missing, mismatched, forged or malformed crumb', () => {
    const crumb = createCrumb(secret, binding);
    expect(isValidCrumb(secret, binding, crumb, undefined)).toBe(false);
    expect(isValidCrumb(secret, binding, undefined, crumb)).toBe(false);
    expect(isValidCrumb(secret, binding, crumb, createCrumb(secret, binding))).toBe(false);
    expect(isValidCrumb(secret, binding, 'abc.def', 'abc.def')).toBe(false);
    expect(isValidCrumb(secret, binding, 'abc', 'abc')).toBe(false);
  });
});

describe('isSameOrigin', () => {
  const own = 'http://shop.localhost:4000';
  it.each([
    [{ origin: own }, true],
    [{ origin: 'http://cafe.localhost:4000' }, false],
    [{ origin: 'null' }, false],
    [{ origin: own, 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ referer: `${own}/contact` }, true],
    [{ referer: 'http://evil.example/' }, false],
    [{}, true],
  ])('%j → %s', (headers, expected) => {
    expect(isSameOrigin(headers, own)).toBe(expected);
  });
});
