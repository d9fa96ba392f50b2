import { expect, it } from 'vitest';
import { acceptedEncoding, acceptedEncodings } from './accepted-encodings.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0, *', 'br'],
  ['*;q=0', 'identity'],
  ['identity;q=0', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['BR;Q=0, GZIP', 'gzip'],
  ['br ; q=0 , gzip ; q=0.3', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['br;q=0.0, gzip;q=0.000', 'identity'],
  ['brotli, x-br', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['br;q=nonsense', 'identity'],
])('for %s selects %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

it('always includes identity', () => {
  expect(acceptedEncodings('gzip, br')).toEqual(['br', 'gzip', 'identity']);
  expect(acceptedEncodings('*;q=0')).toEqual(['identity']);
});

it('returns the same result for a cached header after many others', () => {
  for (let number = 0; number < 500; number += 1) acceptedEncoding(`gzip;q=0.${number + 1}`);
  expect(acceptedEncoding('br;q=0, gzip')).toBe('gzip');
});
