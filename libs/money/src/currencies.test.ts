import { describe, expect, it } from 'vitest';
import { currencyCodes, fractionDigitsOf } from './currencies.ts';
import { currencyNames } from './currency-names.ts';
import { Money } from './money.ts';

/** The names of the codes that the library accepts. */
const supported = (...codes: string[]) =>
  currencyCodes
    .filter((code) => codes.includes(code))
    .map((code) => `${currencyNames[new Money(1, code).currencyCode]} ${code}`);

describe('currencies', () => {
  it('include EUR, USD, AUD, NOK, CAD, NZD, DKK, GBP and HKD (MONEY-01)', () => {
    expect(supported('EUR', 'USD', 'AUD', 'NOK', 'CAD', 'NZD', 'DKK', 'GBP', 'HKD')).toEqual([
      'Euro EUR',
      'US Dollar USD',
      'Australian Dollar AUD',
      'Norwegian Krone NOK',
      'Canadian Dollar CAD',
      'New Zealand Dollar NZD',
      'Danish Krone DKK',
      'Pound Sterling GBP',
      'Hong Kong Dollar HKD',
    ]);
  });

  it('include CHF, MXN, SGD, SEK, CZK, ILS, PHP, RUB and PLN (MONEY-02)', () => {
    expect(supported('CHF', 'MXN', 'SGD', 'SEK', 'CZK', 'ILS', 'PHP', 'RUB', 'PLN')).toEqual([
      'Swiss Franc CHF',
      'Mexican Peso MXN',
      'Singapore Dollar SGD',
      'Swedish Krona SEK',
      'Czech Koruna CZK',
      'Israeli Shekel ILS',
      'Philippine Peso PHP',
      'Russian Ruble RUB',
      'Polish Zloty PLN',
    ]);
  });

  it('include THB, MYR, ARS, BRL, COP, IDR, INR, JPY and ZAR (MONEY-03)', () => {
    expect(supported('THB', 'MYR', 'ARS', 'BRL', 'COP', 'IDR', 'INR', 'JPY', 'ZAR')).toEqual([
      'Thai Baht THB',
      'Malaysian Ringgit MYR',
      'Argentine Peso ARS',
      'Brazilian Real BRL',
      'Colombian Peso COP',
      'Indonesian Rupiah IDR',
      'Indian Rupee INR',
      'Yen JPY',
      'South African Rand ZAR',
    ]);
  });

  it('have 27 codes and 27 distinct names (MONEY-04)', () => {
    expect(new Set(currencyCodes).size).toBe(27);
    expect(Object.keys(currencyNames)).toEqual([...currencyCodes]);
    expect(new Set(Object.values(currencyNames)).size).toBe(27);
  });

  it('have 2 fraction digits except for the yen (MONEY-05)', () => {
    const others = currencyCodes.filter((code) => code !== 'JPY');
    expect(others.map(fractionDigitsOf)).toEqual(others.map(() => 2));
    expect(others.map((code) => Money.fromCents(150, code).value)).toEqual(others.map(() => 1.5));
  });

  it('have no fraction digits for the yen (MONEY-06)', () => {
    expect(fractionDigitsOf('JPY')).toBe(0);
    expect(Money.fromCents(1000, 'JPY').value).toBe(1000);
  });
});
