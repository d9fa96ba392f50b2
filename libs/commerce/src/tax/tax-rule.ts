import { readPostalCode } from '@sitewright/contracts/addresses';
import { stateCodeOf } from '../address/states.ts';
import type { ShippingLocation } from '../shipping/shipping-location.ts';

/** A rate for a country, optionally limited to a state or a postal code prefix (CHECKOUT-04). */
export interface TaxRule {
  readonly name: string;
  readonly ratePercent: number;
  readonly country: string;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
}

/** People write states and postal codes in upper or lower case and with or without spaces. */
const plain = (text = '') => text.replaceAll(/\s/g, '').toUpperCase();

/** A state's code, also from its name, if the country has such a state. */
const plainState = (country: string, state = '') => stateCodeOf(country, state) ?? plain(state);

/** The rules for a location (CHECKOUT-04). None without a location. */
export const applicableTaxRules = (
  rules: readonly TaxRule[],
  location: ShippingLocation | undefined,
): TaxRule[] =>
  location === undefined
    ? []
    : rules.filter(
        ({ country, state, zip }) =>
          plain(country) === plain(location.country) &&
          (state === undefined ||
            plainState(country, state) === plainState(country, location.state)) &&
          (zip === undefined ||
            plain(readPostalCode(location.zip ?? '', location.country).zip).startsWith(plain(zip))),
      );

/** Which address fields of a country affect its taxes. */
export interface TaxedBy {
  readonly state: boolean;
  readonly zip: boolean;
}

/** Which address fields a country's tax calculation requires. */
export function taxedBy(rules: readonly TaxRule[], country: string): TaxedBy {
  const own = rules.filter((rule) => plain(rule.country) === plain(country));
  return {
    state: own.some(({ state }) => state !== undefined),
    zip: own.some(({ zip }) => zip !== undefined),
  };
}
