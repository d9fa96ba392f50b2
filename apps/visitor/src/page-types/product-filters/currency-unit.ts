import { fractionDigitsOf, type CurrencyCode } from '@sitewright/money';

/** How amounts of a currency are typed into a field. */
export interface CurrencyUnit {
  /** The smallest amount, as the attribute `step`: `0.01`. */
  readonly step: string;
  readonly toUnits: (cents: number) => number;
}

/** The unit of a store's currency. */
export function currencyUnit(currency: string): CurrencyUnit {
  const digits = fractionDigitsOf(currency as CurrencyCode);
  return {
    step: digits === 0 ? '1' : (10 ** -digits).toFixed(digits),
    toUnits: (cents) => cents / 10 ** digits,
  };
}
