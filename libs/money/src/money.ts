import { currencyCodes, unitsIn, type CurrencyCode } from './currencies.ts';
import { rejectAmount } from './reject-amount.ts';
import { unitsOf } from './units-of.ts';
import { wholeCents } from './whole-cents.ts';

/**
 * An amount of one currency. `value` is the amount in major units, as given: 19.9 is
 * nineteen euros and ninety cents. Calculate in minor units: `fromCents` and `toCents` convert exactly.
 * Never changes; its currency is part of its type, so euros and dollars do not add.
 */
export class Money<C extends CurrencyCode = CurrencyCode> {
  // Declared only: a field of its own would be written twice in every amount.
  declare readonly value: number;
  declare readonly currencyCode: C;

  /** @throws RangeError for an unsupported currency or a value that is not finite. */
  constructor(value: number, currencyCode: C) {
    if (!(Math.abs(value) < Infinity && currencyCodes.includes(currencyCode))) {
      rejectAmount(value + currencyCode);
    }
    this.value = value;
    this.currencyCode = currencyCode;
  }

  /**
   * The amount of so many minor units: `Money.fromCents(1999, 'EUR')`, `Money.fromCents(500, 'JPY')`.
   * @throws RangeError for a fraction, and for more units than a float value can tell apart (beyond 15 digits).
   */
  static fromCents<C extends CurrencyCode>(cents: number, currencyCode: C): Money<C> {
    return new Money(wholeCents(cents) / unitsIn(currencyCode), currencyCode);
  }

  /**
   * The amount in whole minor units, halves away from zero: 1.005 dollars are 101 cents.
   * @throws RangeError for more than 15 digits.
   */
  toCents(): number {
    const [major, minor] = unitsOf(this);
    const cents = major * unitsIn(this.currencyCode) + minor;
    return wholeCents(this.value < 0 ? 0 - cents : cents);
  }
}
