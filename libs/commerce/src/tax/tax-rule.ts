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
const normalize = (text = '') => text.replaceAll(/\s/g, '').toUpperCase();

/** The code of a state from its code or name; the normalized text if the country has no such state. */
const normalizeState = (country: string, state = '') =>
  stateCodeOf(country, state) ?? normalize(state);

/** The rules for a location (CHECKOUT-04). None without a location. */
export const applicableTaxRules = (
  rules: readonly TaxRule[],
  location: ShippingLocation | undefined,
): TaxRule[] =>
  location === undefined
    ? []
    : rules.filter(
        ({ country, state, zip }) =>
          normalize(country) === normalize(location.country) &&
          (state === undefined ||
            normalizeState(country, state) === normalizeState(country, location.state)) &&
          (zip === undefined ||
            normalize(readPostalCode(location.zip ?? '', location.country).zip).startsWith(
              normalize(zip),
            )),
      );

/** Which address fields of a country affect its taxes. */
export interface RequiredTaxFields {
  readonly state: boolean;
  readonly zip: boolean;
}

/** Which address fields a country's tax calculation requires. */
export function requiredTaxFields(rules: readonly TaxRule[], country: string): RequiredTaxFields {
  const countryRules = rules.filter((rule) => normalize(rule.country) === normalize(country));
  return {
    state: countryRules.some(({ state }) => state !== undefined),
    zip: countryRules.some(({ zip }) => zip !== undefined),
  };
}
