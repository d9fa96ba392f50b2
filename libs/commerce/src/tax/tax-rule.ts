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
          (state === undefined || plain(state) === plain(location.state)) &&
          (zip === undefined || plain(location.zip).startsWith(plain(zip))),
      );
