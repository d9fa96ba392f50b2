import { describe, expect, it } from 'vitest';
import { createCrumb, isCrumbRight } from './crumb.ts';
import { isOwnOrigin } from './own-origin.ts';

const secret = 'x'.repeat(32);
const binding = { session: 'session', host: 'config.localhost' };

describe('the crumb', () => {
  it('is right for its own session and host when it is sent back as it was set', () => {
    const crumb = createCrumb(secret, binding);
    expect(isCrumbRight(secret, binding, crumb, crumb)).toBe(true);
  });

  it.each([
    ['another session', { session: 'other', host: binding.host }],
    ['another host', { session: binding.session, host: 'shop.localhost' }],
  ])('is wrong for %s', (_, other) => {
    const crumb = createCrumb(secret, other);
    expect(isCrumbRight(secret, binding, crumb, crumb)).toBe(false);
  });

  it('is wrong when absent, different, forged or without its digest', () => {
    const crumb = createCrumb(secret, binding);
    expect(isCrumbRight(secret, binding, crumb, undefined)).toBe(false);
    expect(isCrumbRight(secret, binding, undefined, crumb)).toBe(false);
    expect(isCrumbRight(secret, binding, crumb, createCrumb(secret, binding))).toBe(false);
    expect(isCrumbRight(secret, binding, 'abc.def', 'abc.def')).toBe(false);
    expect(isCrumbRight(secret, binding, 'abc', 'abc')).toBe(false);
  });
});

describe('isOwnOrigin', () => {
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
    expect(isOwnOrigin(headers, own)).toBe(expected);
  });
});
