import { expect, it } from 'vitest';
import { readTaxRates } from './read-tax-rates.ts';

const read = (content: unknown) => readTaxRates(Buffer.from(JSON.stringify(content)));
const maine = { name: 'Maine', ratePercent: 5.5 };

it('reads rates, standard ones by default, and whether shipping is taxed', () => {
  const reduced = { ...maine, taxClass: 'reduced' };
  expect(read({ rates: [maine, reduced], taxesShipping: false, extra: 1 })).toEqual({
    rates: [{ ...maine, taxClass: 'standard' }, reduced],
    taxesShipping: false,
  });
  expect(read({ rates: [] })).toEqual({ rates: [] });
});

it.each([
  ['no list', {}],
  ['a rate below zero', { rates: [{ ...maine, ratePercent: -1 }] }],
  ['a rate above 100 percent', { rates: [{ ...maine, ratePercent: 101 }] }],
  ['a rate that is text', { rates: [{ ...maine, ratePercent: '5.5' }] }],
  ['a rate without a name', { rates: [{ ...maine, name: ' ' }] }],
  ['an unknown class', { rates: [{ ...maine, taxClass: 'luxury' }] }],
  ['a rate twice', { rates: [maine, { ...maine, name: 'MAINE' }] }],
  ['too many rates', { rates: Array.from({ length: 21 }, (_, i) => ({ ...maine, name: `${i}` })) }],
])('rejects %s', (_, content) => {
  expect(read(content)).toBe('wrongFormat');
});

it('rejects what is not JSON', () => {
  expect(readTaxRates(Buffer.from('<html>'))).toBe('wrongFormat');
});
