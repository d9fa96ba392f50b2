import { requiredTaxFields, type TaxRule } from '@sitewright/commerce';
import { listZones, zonesDependOnState } from '@sitewright/commerce/shipping';
import type { StoreShipping } from '@sitewright/contracts/entities';

/** The settings that decide which fields of an address are required. */
export interface AddressRules {
  readonly taxRules: readonly TaxRule[];
  readonly shipping: Pick<StoreShipping, 'zones' | 'profiles'>;
}

/** What the state of an address is required for; null if it is optional. */
export function statePurpose(
  country: string,
  { taxRules, shipping }: AddressRules,
): 'tax' | 'shipping' | null {
  if (requiredTaxFields(taxRules, country).state) return 'tax';
  return zonesDependOnState(listZones(shipping), country) ? 'shipping' : null;
}
