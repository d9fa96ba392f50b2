import { expect, it } from 'vitest';
import { readCookie } from './read-cookie.ts';

const cookie = 'xviewer=no; viewer=a%20%3D%20b; empty=; odd=%FF';

it.each([
  ['viewer', 'a = b'],
  ['empty', ''],
  ['ie', undefined],
])('reads the cookie %s among others', (name, value) => {
  expect(readCookie({ cookie }, name)).toBe(value);
});

it('returns a string for a cookie with invalid encoding', () => {
  expect(readCookie({ cookie }, 'odd')).toEqual(expect.any(String));
});
