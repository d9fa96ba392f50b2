import type { StoreTaxes, TaxRate } from '@sitewright/contracts/entities';
import type { StoredTaxRule, StoreSettings } from '../cart/public.ts';
import { revisionOf } from '../presentation/public.ts';

/** The tax settings of a store, as its owner edits them. */
export function taxesOf(settings: StoreSettings): StoreTaxes {
  const { taxIncluded, taxesShipping, reverseCharge, storeCountry, taxRules, taxService } =
    settings;
  const rates = taxRules.map(
    ({ id, name, ratePercent, country, state = '', zip = '', taxClass }, index): TaxRate => ({
      id: id ?? `rate-${index + 1}`,
      name,
      country,
      state,
      postalCode: zip,
      taxClass: taxClass ?? 'standard',
      ratePercent,
    }),
  );
  return {
    pricesIncludeTax: taxIncluded,
    taxesShipping,
    reverseCharge,
    storeCountry,
    rates,
    service: taxService,
  };
}

/** The settings as they are stored: members that limit a rule are absent if they are empty. */
export const toStoredTaxes = (taxes: StoreTaxes) => ({
  taxIncluded: taxes.pricesIncludeTax,
  taxesShipping: taxes.taxesShipping,
  reverseCharge: taxes.reverseCharge,
  storeCountry: taxes.storeCountry,
  taxService: taxes.service,
  taxRules: taxes.rates.map(({ state, postalCode, ...rate }): StoredTaxRule => ({
    ...rate,
    ...(state === '' ? {} : { state }),
    ...(postalCode === '' ? {} : { zip: postalCode }),
  })),
});

export const withRevision = (taxes: StoreTaxes) => ({ ...taxes, revision: revisionOf(taxes) });
