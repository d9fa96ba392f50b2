import { readPostalCode } from '@sitewright/contracts/addresses';
import { matchesPostalPattern, parsePostalPattern } from '../address/postal-pattern.ts';
import { normalizeState } from '../address/states.ts';
import type { ShippingLocation } from '../shipping/shipping-location.ts';

/** A rate for a country, optionally limited to a state or to postal codes (CHECKOUT-04). */
export interface TaxRule {
  readonly name: string;
  readonly ratePercent: number;
  readonly country: string;
  readonly state?: string | undefined;
  /** The beginning of postal codes, with or without `*` at its end, or a range of numbers: `04101-04109`. */
  readonly zip?: string | undefined;
  /** The products that it applies to. Default: standard. */
  readonly taxClass?: 'standard' | 'reduced' | undefined;
}

/** People write states and postal codes in upper or lower case and with or without spaces. */
const normalize = (text = '') => text.replaceAll(/\s/g, '').toUpperCase();

function matchesZip(zip: string, { country, zip: typed = '' }: ShippingLocation): boolean {
  const pattern = parsePostalPattern(zip, country);
  return pattern?.kind === 'range'
    ? matchesPostalPattern(pattern, typed, country)
    : normalize(readPostalCode(typed, country).zip).startsWith(normalize(zip.replace(/\*$/, '')));
}

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
          (zip === undefined || matchesZip(zip, location)),
      );

/** Which address fields of a country affect its taxes. */
export interface RequiredTaxFields {
  readonly state: boolean;
  readonly zip: boolean;
}

/** Which address fields a country's tax calculation requires. */
export function requiredTaxFields(rules: readonly TaxRule[], country: string): RequiredTaxFields {
  const code = normalize(country);
  const isHere = (rule: TaxRule) => normalize(rule.country) === code;
  return {
    state: rules.some((rule) => rule.state !== undefined && isHere(rule)),
    zip: rules.some((rule) => rule.zip !== undefined && isHere(rule)),
  };
}
