import { readPostalCode } from '@sitewright/contracts/addresses';
import { stateCodeOf } from '../address/states.ts';
import type { ShippingLocation } from '../shipping/shipping-location.ts';

/** A rate for a country, narrowed by state or by the beginning of a postal code (CHECKOUT-04). */
export interface TaxRule {
  readonly name: string;
  readonly ratePercent: number;
  readonly country: string;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
}

/** People write states and postal codes in either case and with or without spaces. */
const plain = (text = '') => text.replaceAll(/\s/g, '').toUpperCase();

/** A state by its code, where the country has such a state, so that it may be written out as well. */
const plainState = (country: string, state = '') => stateCodeOf(country, state) ?? plain(state);

/** The rules that match a place (CHECKOUT-04). Without a place none does. */
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

/** Which parts of an address in a country its taxes hang on. */
export interface TaxedBy {
  readonly state: boolean;
  readonly zip: boolean;
}

/** What has to be known of an address in a country before its tax can be calculated. */
export function taxedBy(rules: readonly TaxRule[], country: string): TaxedBy {
  const own = rules.filter((rule) => plain(rule.country) === plain(country));
  return {
    state: own.some(({ state }) => state !== undefined),
    zip: own.some(({ zip }) => zip !== undefined),
  };
}
