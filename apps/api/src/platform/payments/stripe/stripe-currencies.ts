import { fractionDigitsOf, type CurrencyCode } from '@sitewright/money';

/**
 * The smallest amounts that Stripe charges, in the smallest unit of the currency:
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts, read on 2026-11-29 in a public copy of that
 * page. A currency that is absent there has no published minimum. Stripe applies the minimum of the account's own
 * currency, so that it may still reject an amount.
 */
const minimumCents: Readonly<Partial<Record<CurrencyCode, number>>> = {
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

/** The largest amount has eight digits in most currencies. The same source and date. */
const maximumCents = 99_999_999;

/** The largest amounts with more digits. Those of the peso and the yen are for cards only. */
const largerMaximumCents: Readonly<Partial<Record<CurrencyCode, number>>> = {
  COP: 999_999_999_999,
  IDR: 999_999_999_999,
  INR: 999_999_999,
  JPY: 9_999_999_999,
};

/** Currencies without decimals at Stripe: https://docs.stripe.com/currencies#zero-decimal. */
const zeroDecimalCurrencies: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);

/** Currencies with three decimals: https://docs.stripe.com/currencies#three-decimal. */
const threeDecimalCurrencies: ReadonlySet<string> = new Set('BHD JOD KWD OMR TND'.split(' '));

/** The number of decimals of a currency's amounts at Stripe. */
export function stripeDecimalsOf(currency: string): 0 | 2 | 3 {
  if (zeroDecimalCurrencies.has(currency)) return 0;
  return threeDecimalCurrencies.has(currency) ? 3 : 2;
}

/**
 * The amount of a charge in Stripe's units.
 *
 * @throws If Stripe's unit of the currency is another one than ours: the charge would be a hundred times too large.
 */
export function toStripeAmount(amountCents: number, currency: string): number {
  if (stripeDecimalsOf(currency) !== fractionDigitsOf(currency as CurrencyCode))
    throw new Error(`The units of ${currency} are not those of Stripe.`);
  return amountCents;
}

/** The range of amounts in cents that Stripe charges in a currency. */
export const stripeRange = (
  currency: string,
): { readonly minimumCents: number; readonly maximumCents: number } => ({
  minimumCents: minimumCents[currency as CurrencyCode] ?? 1,
  maximumCents: largerMaximumCents[currency as CurrencyCode] ?? maximumCents,
});
