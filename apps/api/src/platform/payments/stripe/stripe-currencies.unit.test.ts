import { currencyCodes, fractionDigitsOf } from '@sitewright/money';
import { expect, it } from 'vitest';
import { stripeDecimalsOf, stripeRange, toStripeAmount } from './stripe-currencies.ts';

it('charges the same number in all currencies: the units are those of Stripe', () => {
  for (const currency of currencyCodes) {
    expect([currency, stripeDecimalsOf(currency)]).toEqual([currency, fractionDigitsOf(currency)]);
    expect(toStripeAmount(12_345, currency)).toBe(12_345);
  }
});

it('charges 500 yen as 500, and 5 dollars as 500', () => {
  expect([toStripeAmount(500, 'JPY'), stripeDecimalsOf('JPY')]).toEqual([500, 0]);
  expect([toStripeAmount(500, 'USD'), stripeDecimalsOf('USD')]).toEqual([500, 2]);
});

it('has the published maximum amounts', () => {
  const maximums = ['USD', 'JPY', 'INR', 'IDR'].map((code) => stripeRange(code).maximumCents);
  expect(maximums).toEqual([99_999_999, 9_999_999_999, 999_999_999, 999_999_999_999]);
});

it('charges nothing in a currency with other units', () => {
  expect(() => toStripeAmount(500, 'KWD')).toThrow('The units of KWD');
  expect(stripeDecimalsOf('KWD')).toBe(3);
});

it('has the published minimum amounts, and none for other currencies', () => {
  const minimums = Object.fromEntries(
    ['USD', 'GBP', 'JPY', 'CZK', 'MXN', 'ZAR'].map((code) => [
      code,
      stripeRange(code).minimumCents,
    ]),
  );
  expect(minimums).toEqual({ USD: 50, GBP: 30, JPY: 50, CZK: 1500, MXN: 1000, ZAR: 1 });
});
