import { expect, it } from 'vitest';
import { readAmount, writeAmount } from './read-amount.ts';

it.each([
  ['18.50', 2, 1850],
  [' 9,9 ', 2, 990],
  ['12.', 2, 1200],
  ['0', 2, 0],
  ['40', 0, 40],
])('reads %j with %i places as %i', (typed, digits, units) => {
  expect(readAmount(typed, digits)).toEqual({ kind: 'amount', units });
});

it.each([
  ['abc', 2, 'Enter a number of 0 or more, such as 12.50.'],
  ['', 2, 'Enter a number of 0 or more, such as 12.50.'],
  ['-5', 0, 'Enter a whole number of 0 or more.'],
  ['12.345', 2, 'Enter at most 2 digits behind the point.'],
  ['1.5', 0, 'Enter a whole number.'],
  ['99999999999', 2, 'This is too much.'],
])('says of %j with %i places: %s', (typed, digits, text) => {
  expect(readAmount(typed, digits)).toEqual({ kind: 'fault', text });
});

it('writes what it reads, and nothing for what was none', () => {
  expect([writeAmount(1850, 2), writeAmount(40, 0), writeAmount(Number.NaN, 2)]).toEqual([
    '18.50',
    '40',
    '',
  ]);
});
