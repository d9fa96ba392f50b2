import { describe, expect, it } from 'vitest';
import { checkLink } from './check-link.ts';

const long = (before: string, length: number, after = '') =>
  before + 'x'.repeat(length - before.length - after.length) + after;

describe('link length limits', () => {
  it.each([
    { what: 'an anchor', cap: 100, make: (length: number) => long('#', length), id: 'LINK-11' },
    {
      what: 'a tel link',
      cap: 50,
      make: (length: number) => `tel:${'5'.repeat(length - 4)}`,
      id: 'LINK-12',
    },
    {
      what: 'an sms link',
      cap: 1000,
      make: (length: number) => long('sms:', length),
      id: 'LINK-13',
    },
    {
      what: 'a mailto link',
      cap: 1000,
      make: (length: number) => long('mailto:', length, '@example.com'),
      id: 'LINK-14',
    },
    {
      what: 'a javascript link',
      cap: 250,
      make: (length: number) => long('javascript:', length),
      id: 'LINK-15',
    },
    {
      what: 'an ftp link',
      cap: 100,
      make: (length: number) => long('ftp://', length),
      id: 'LINK-16',
    },
    {
      what: 'a content link',
      cap: 150,
      make: (length: number) => long('/', length),
      id: 'LINK-17',
    },
    { what: 'a file link', cap: 150, make: (length: number) => long('/s/', length), id: 'LINK-17' },
  ])('rejects $what of $cap or more characters ($id)', ({ cap, make }) => {
    expect(make(cap)).toHaveLength(cap);
    expect(checkLink(make(cap - 1)).error).toBeUndefined();
    expect(checkLink(make(cap)).error).toBe('tooLong');
  });

  it('does not limit the length of external links', () => {
    expect(checkLink(long('https://example.com/', 1500)).error).toBeUndefined();
  });
});

it('requires four or more digits, pluses or minuses in a tel link (LINK-12)', () => {
  for (const text of ['tel:5551', 'tel:+1-555-0100', 'tel:----']) {
    expect(checkLink(text).error).toBeUndefined();
  }
  for (const text of ['tel:', 'tel:555', 'tel:call me', 'tel:555 1234']) {
    expect(checkLink(text).error).toBe('notAPhoneNumber');
  }
});

it('requires exactly one @ and a dotted domain in a mailto link (LINK-14)', () => {
  for (const text of ['mailto:a@example.com', 'mailto:a@example.com?subject=Hello there']) {
    expect(checkLink(text).error).toBeUndefined();
  }
  for (const text of [
    'mailto:',
    'mailto:example.com',
    'mailto:a@example',
    'mailto:a@b@example.com',
    'mailto:a@example.com?cc=b@example.com',
    'mailto:a@example.',
    'mailto:@example.com',
  ]) {
    expect(checkLink(text).error).toBe('notAMailAddress');
  }
});

it('suggests adding https:// to a link without a scheme (LINK-24)', () => {
  expect(checkLink('example.com')).toMatchObject({
    error: 'malformedProtocol',
    suggestion: 'https://example.com',
  });
});

it('suggests adding missing slashes after http: or https: (LINK-09)', () => {
  expect(checkLink('http:example.com').suggestion).toBe('http://example.com');
  expect(checkLink('https:/example.com').suggestion).toBe('https://example.com');
});

it('accepts an empty link and rejects data: links', () => {
  expect(checkLink(' ')).toStrictEqual({ category: 'empty', address: '' });
  expect(checkLink('data:text/html,x').error).toBe('protocolNotAllowed');
  expect(checkLink('DA\nTA:text/html,x').error).toBe('protocolNotAllowed');
});
