import { currencyCodes, unitsIn, type CurrencyCode } from './currencies.ts';
import { rejectAmount } from './reject-amount.ts';
import { unitsOf } from './units-of.ts';
import { wholeCents } from './whole-cents.ts';

/**
 * An amount of one currency. `value` is the given amount in major units: 19.9 is nineteen euros and ninety cents.
 * Calculate in minor units: `fromCents` and `toCents` convert exactly. Immutable; its currency is part of its type, so
 * euros and dollars cannot be added.
 */
export class Money<C extends CurrencyCode = CurrencyCode> {
  // Declared only: an actual field would store the currency twice in every amount.
  declare readonly value: number;
  declare readonly currencyCode: C;

  /**
   * @throws RangeError for an unsupported currency or a value that is not finite.
   */
  constructor(value: number, currencyCode: C) {
    if (!(Math.abs(value) < Infinity && currencyCodes.includes(currencyCode))) {
      rejectAmount(value + currencyCode);
    }
    this.value = value;
    this.currencyCode = currencyCode;
  }

  /**
   * The amount of a number of minor units: `Money.fromCents(1999, 'EUR')`, `Money.fromCents(500, 'JPY')`.
   *
   * @throws RangeError for a fraction, and for more units than a float can represent exactly (beyond 15 digits).
   */
  static fromCents<C extends CurrencyCode>(cents: number, currencyCode: C): Money<C> {
    return new Money(wholeCents(cents) / unitsIn(currencyCode), currencyCode);
  }

  /**
   * The amount in whole minor units, halves away from zero: 1.005 dollars are 101 cents.
   *
   * @throws RangeError for more than 15 digits.
   */
  toCents(): number {
    const [major, minor] = unitsOf(this);
    const cents = major * unitsIn(this.currencyCode) + minor;
    return wholeCents(this.value < 0 ? 0 - cents : cents);
  }
}
