import { isPostalCodeOf, stateCodeOf, statesOf, requiredTaxFields } from '@sitewright/commerce';
import type { Address } from '@sitewright/contracts/entities';
import { isUsZip } from '@sitewright/contracts/addresses';
import { statePurpose, type AddressRules } from '../../cart/public.ts';

/** The fields of an address that shipping and taxes can depend on. */
export type AddressFields = Pick<Address, 'country' | 'state' | 'zip'>;

const isMissing = (text: string) => text.trim() === '';

/** Returns the error of the state of an address, or null. */
export function findStateError(
  { country, state }: AddressFields,
  rules: AddressRules,
): string | null {
  const purpose = statePurpose(country, rules);
  if (purpose === null) return null;
  if (isMissing(state)) return `Enter your state to calculate ${purpose}.`;
  const isKnown = statesOf(country).length === 0 || stateCodeOf(country, state) !== undefined;
  return isKnown ? null : 'This state does not exist. Choose one from the list.';
}

/** Returns the error of the postal code of an address, or null. */
export function findZipError(
  { country, zip }: AddressFields,
  { taxRules }: Pick<AddressRules, 'taxRules'>,
): string | null {
  if (country === 'US')
    return isUsZip(zip) ? null : 'A Zip code in the United States has 5 digits.';
  if (isMissing(zip) && requiredTaxFields(taxRules, country).zip)
    return 'Enter your postal code to calculate tax.';
  return isPostalCodeOf(country, zip) ? null : 'This is not a postal code of this country.';
}
