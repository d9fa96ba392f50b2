import { expect, it } from 'vitest';
import { readCookie } from './read-cookie.ts';

const cookie = 'xviewer=no; viewer=a%20%3D%20b; empty=; odd=%FF';

it.each([
  ['viewer', 'a = b'],
  ['empty', ''],
  ['ie', undefined],
])('reads %s among others', (name, value) => {
  expect(readCookie({ cookie }, name)).toBe(value);
});

it('takes a cookie that is not well encoded for what it can', () => {
  expect(readCookie({ cookie }, 'odd')).toEqual(expect.any(String));
});
