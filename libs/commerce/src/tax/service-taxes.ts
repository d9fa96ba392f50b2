import type { ShippingLocation } from '../shipping/shipping-location.ts';
import type { TaxRule } from './tax-rule.ts';

/** What a tax service responded for a location. */
export interface ServiceTaxes {
  readonly rates: readonly Pick<TaxRule, 'name' | 'ratePercent' | 'taxClass'>[];
  /** Whether shipping is taxed there; undefined to leave it to the store. */
  readonly taxesShipping?: boolean | undefined;
}

/** How a store charges tax. */
export interface TaxSettings {
  readonly taxRules: readonly TaxRule[];
  readonly taxesShipping: boolean;
}

/**
 * The taxes of a location: what the tax service of the store responded, also if that is no tax; otherwise those of the
 * store.
 */
export const taxSettingsAt = (
  { taxRules, taxesShipping }: TaxSettings,
  location: ShippingLocation | undefined,
  responded: ServiceTaxes | undefined,
): TaxSettings =>
  location === undefined || responded === undefined
    ? { taxRules, taxesShipping }
    : {
        taxRules: responded.rates.map((rate) => ({ ...rate, country: location.country })),
        taxesShipping: responded.taxesShipping ?? taxesShipping,
      };
