import { describe, expect, it } from 'vitest';
import { priceCents, readPrice, readProductQuery, writeProductQuery } from './index.ts';

/** The query of a URL as the server parses it: repeated parameters are lists. */
const parse = (search: string) => {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(new URLSearchParams(search).keys())) {
    const values = new URLSearchParams(search).getAll(name);
    query[name] = values.length === 1 ? values[0]! : values;
  }
  return query;
};
const read = (search: string) => readProductQuery(parse(search));

describe('the query of a list of products', () => {
  it('is read into filters, and ignores empty fields and everything else', () => {
    expect(
      read(
        'minPrice=12.50&maxPrice=&availability=inStock&option.Size=A3&option.Size=A4&option.Frame=Oak&sort=featured&color=red',
      ),
    ).toEqual({
      minPrice: '12.5',
      availability: 'inStock',
      options: [
        { name: 'Frame', values: ['Oak'] },
        { name: 'Size', values: ['A3', 'A4'] },
      ],
    });
    expect(
      read('minPrice=-1&maxPrice=1e3&availability=yes&option.=x&option.Size=&sort=up'),
    ).toEqual({});
  });

  it('has one URL for equal filters, which is read into the same filters', () => {
    const spellings = [
      'sort=name&option.B=2&option.A=1&maxPrice=010.00',
      'maxPrice=10&option.A=1&option.A=1&option.B=2&sort=name',
    ];
    const urls = spellings.map((search) =>
      new URLSearchParams([...writeProductQuery(read(search))]).toString(),
    );
    expect(new Set(urls)).toEqual(new Set(['maxPrice=10&option.A=1&option.B=2&sort=name']));
    expect(read(urls[0]!)).toEqual(read(spellings[0]!));
  });

  it('is bounded, and safe with names of built-in members', () => {
    const many = Array.from({ length: 200 }, (_, index) => `option.Size=v${index}`).join('&');
    expect(read(many).options?.[0]?.values).toHaveLength(50);
    const names = Array.from({ length: 30 }, (_, index) => `option.N${index}=x`).join('&');
    expect(read(names).options).toHaveLength(10);
    expect(read(`option.Size=${'x'.repeat(101)}&option.${'n'.repeat(51)}=x`)).toEqual({});
    expect(read('option.__proto__=x').options).toEqual([{ name: '__proto__', values: ['x'] }]);
  });
});

it.each([
  ['24.5', 2, 2450],
  ['0.29', 2, 29],
  ['1.1', 2, 110],
  ['2450', 0, 2450],
])('converts the price %s to minor units of a currency with %i digits', (price, digits, cents) => {
  expect(readPrice(price)).toBe(price);
  expect(priceCents(price, digits)).toBe(cents);
});
