import { addressFormatOf, requiredTaxFields, type RequiredTaxFields } from '@sitewright/commerce';
import type { StoreSettings } from './store-settings.ts';

/** What decides whether and where a store charges tax. */
export type TaxedBy = Pick<StoreSettings, 'taxRules' | 'taxService'>;

export const chargesTax = ({ taxRules, taxService }: TaxedBy): boolean =>
  taxService !== null || taxRules.length > 0;

/** Which fields of an address its tax depends on. A tax service can distinguish every place that addresses name. */
export function taxFieldsOf({ taxRules, taxService }: TaxedBy, country: string): RequiredTaxFields {
  if (taxService === null) return requiredTaxFields(taxRules, country);
  const { required } = addressFormatOf(country);
  return { state: required.has('state'), zip: required.has('zip') };
}
