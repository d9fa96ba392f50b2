import { visitorText } from '@sitewright/blocks/texts';
import { expect, it } from 'vitest';
import { testAddress } from '../../../testing/test-checkout.ts';
import { findMissingPartError, findStateError, findZipError } from './find-address-errors.ts';

const salesTax = [{ name: 'NY', ratePercent: 8.875, country: 'US', state: 'NY' }];
const byZip = [{ name: 'Berlin', ratePercent: 2, country: 'DE', zip: '10' }];
const text = visitorText('en');
const german = { country: 'DE', state: '' };

it.each([
  ['of a state that is needed and missing', { state: ' ' }, salesTax, /^Enter your state/],
  ['of a state that does not exist', { state: 'Ontario' }, salesTax, /does not exist/],
  ['nothing of a state by its code', { state: 'ny' }, salesTax, null],
  ['nothing of a state by its name', { state: 'New York' }, salesTax, null],
  ['nothing of a missing state on which nothing hangs', { state: '' }, [], null],
  ['nothing of it in a country without taxes by state', german, salesTax, null],
] as const)('findStateError: %s', (_, change, rules, said) => {
  const error = findStateError(
    { ...testAddress, ...change },
    { taxRules: rules, taxService: null, shipping: { zones: [], profiles: [] } },
    text,
  );
  if (said === null) expect(error).toBeNull();
  else expect(error).toMatch(said);
});

it.each([
  ['of a zip code with four digits', { zip: '1220' }, [], /has 5 digits/],
  ['of a postal code without an end', { ...german, zip: '9'.repeat(14) }, [], /not a postal code/],
  ['of one that is needed and missing', { ...german, zip: '' }, byZip, /^Enter your postal code/],
  ['nothing of one that is right', { ...german, zip: '10115' }, byZip, null],
] as const)('findZipError: %s', (_, change, rules, said) => {
  const error = findZipError(
    { ...testAddress, ...change },
    { taxRules: rules, taxService: null },
    text,
  );
  if (said === null) expect(error).toBeNull();
  else expect(error).toMatch(said);
});

it.each([
  ['US', 'state', true],
  ['US', 'city', true],
  ['DE', 'zip', true],
  ['DE', 'state', false],
  ['SG', 'city', false],
  ['IE', 'zip', false],
  ['HK', 'zip', false],
] as const)('in %s, a missing %s is an error: %s', (country, part, isError) => {
  const empty = { ...testAddress, city: '', state: '', zip: '', country };
  expect(findMissingPartError(empty, part, text)).toBe(isError ? 'This field is required.' : null);
  expect(findMissingPartError({ ...empty, [part]: 'x' }, part, text)).toBeNull();
});
