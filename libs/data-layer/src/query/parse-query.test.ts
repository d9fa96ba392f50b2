import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeFields } from '../encode.ts';
import { parseQuery } from './parse-query.ts';

it('reads at most 1000 keys (DATA-27)', () => {
  const query = Array.from({ length: 1500 }, (_, index) => `k${index}=${index}`).join('&');
  const keys = Object.keys(parseQuery(`?${query}`));
  expect(keys).toHaveLength(1000);
  expect(keys.at(-1)).toBe('k999');
});

it('parses names, values, spaces and repeated keys', () => {
  expect(parseQuery('?a=1&b=x+y&c=%E2%82%AC&a=2&d&e=p=q&&f=50%')).toEqual({
    a: ['1', '2'],
    b: 'x y',
    c: '€',
    d: '',
    e: 'p=q',
    f: '50%',
  });
});

it('does not change the prototype of the result', () => {
  const query = parseQuery('__proto__=x&constructor=y');
  expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
  expect(Object.keys(query)).toEqual(['__proto__', 'constructor']);
});

it('parses every encoded dictionary back to the same fields', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => value.isWellFormed());
  const fields = fc.dictionary(text, text, { noNullPrototype: true });
  fc.assert(
    fc.property(fields, (written) => {
      expect(parseQuery(encodeFields(written))).toEqual(written);
    }),
  );
});
