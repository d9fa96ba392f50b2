import { listZones, zonesDependOnState } from '@sitewright/commerce/shipping';
import type { StoreShipping } from '@sitewright/contracts/entities';
import { stateCodeOf, statesOf } from '@sitewright/commerce';
import { taxFieldsOf, type TaxedBy } from './charges-tax.ts';

/** The settings that decide which fields of an address are required. */
export interface AddressRules extends TaxedBy {
  readonly shipping: Pick<StoreShipping, 'zones' | 'profiles'>;
}

/** What the state of an address is required for; null if it is optional. */
export function statePurpose(
  country: string,
  { shipping, ...taxed }: AddressRules,
): 'tax' | 'shipping' | null {
  if (taxFieldsOf(taxed, country).state) return 'tax';
  return zonesDependOnState(listZones(shipping), country) ? 'shipping' : null;
}

/** Whether tax or shipping depend on a state that does not exist. A state that is not entered yet is not unknown. */
export const isUnknownState = (
  { country, state = '' }: { readonly country: string; readonly state?: string | undefined },
  rules: AddressRules,
): boolean =>
  state.trim() !== '' &&
  statePurpose(country, rules) !== null &&
  statesOf(country).length > 0 &&
  stateCodeOf(country, state) === undefined;
