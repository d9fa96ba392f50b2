import { isEmail } from '@sitewright/contracts/addresses';
import { emailSamples } from '@sitewright/contracts/testing';
import { validateSubmission } from '@sitewright/form-runtime';
import { expect, it } from 'vitest';
import { formChecks } from './form-checks.ts';
import { normalizeValue } from './normalize-value.ts';

const fields = [{ id: 'mail', type: 'email', title: 'Email', required: true }] as const;

/** Both rules agree on these: the library's own rule checks endings, but not lengths before the `@`. */
const ofBothRules = emailSamples.filter(
  ([typed]) => /\.[a-z]{2,4}[\t\n\f\r ]*$/i.test(typed) && typed.length < 64,
);

it.each(ofBothRules)('matches the e-mail rule of the form library for %j', (typed, isAccepted) => {
  // The library leaves normalization to its host.
  const normalize = normalizeValue;
  expect(validateSubmission({ fields }, { mail: typed }, { normalize }).ok).toBe(isAccepted);
  expect(isEmail(typed)).toBe(isAccepted);
});

it.each([
  ['a@example.com', true, true],
  ['a@example.photography', true, false],
  ['a@localhost', true, false],
  ['a,b@example.com', false, false],
])(
  'accepts %s: %s; with only short domain endings allowed: %s',
  (mail, isAccepted, isAcceptedIfShort) => {
    expect(validateSubmission({ fields }, { mail }, formChecks(false)).ok).toBe(isAccepted);
    expect(validateSubmission({ fields }, { mail }, formChecks(true)).ok).toBe(isAcceptedIfShort);
  },
);

const home = { Line1: '', Line2: '', City: '', State: '', Zip: '', Country: '' };

it.each([
  ['04101-1234', true],
  [' 04101 ', true],
  ['０４１０１', true],
  ['٠٤١٠١', true],
  ['0410', false],
  ['041011', false],
  ['04101-12', false],
  ['04101-12345', false],
  ['abcde', false],
])('accepts the US ZIP code %j: %s (CHECKOUT-07)', (Zip, isAccepted) => {
  const address = [{ id: 'home', type: 'address', title: 'Home' }] as const;
  const values = { home: { ...home, Country: 'United States', Zip } };
  expect(validateSubmission({ fields: address }, values, formChecks(false)).ok).toBe(isAccepted);
});
