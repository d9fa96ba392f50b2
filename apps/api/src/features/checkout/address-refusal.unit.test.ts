import { expect, it } from 'vitest';
import { testAddress } from '../../testing/test-checkout.ts';
import { addressRefusal } from './address-refusal.ts';

const salesTax = [{ name: 'NY', ratePercent: 8.875, country: 'US', state: 'NY' }];
const byZip = [{ name: 'Berlin', ratePercent: 2, country: 'DE', zip: '10' }];

it.each([
  ['a state that is needed is missing', { state: ' ' }, salesTax, ['shippingAddress.state']],
  ['there is no such state', { state: 'Ontario' }, salesTax, ['shippingAddress.state']],
  ['a zip code has four digits', { zip: '1220' }, [], ['shippingAddress.zip']],
  ['a postal code is endless', { country: 'DE', zip: '9'.repeat(14) }, [], ['shippingAddress.zip']],
  [
    'a postal code that is needed is missing',
    { country: 'DE', zip: '' },
    byZip,
    ['shippingAddress.zip'],
  ],
  [
    'both are wrong',
    { state: '', zip: '' },
    salesTax,
    ['shippingAddress.state', 'shippingAddress.zip'],
  ],
])('names the fields when %s', (_, change, rules, fields) => {
  const refused = addressRefusal({ ...testAddress, ...change }, rules);
  expect(Object.keys(refused?.errors ?? {})).toEqual(fields);
});

it.each([
  ['a state by its code', { state: 'ny' }, salesTax],
  ['a state by its name', { state: 'New York' }, salesTax],
  ['no state where nothing hangs on it', { state: '' }, []],
  [
    'no state in a country without taxes by state',
    { country: 'DE', state: '', zip: '10115' },
    salesTax,
  ],
])('takes %s', (_, change, rules) => {
  expect(addressRefusal({ ...testAddress, ...change }, rules)).toBeNull();
});
