import {
  isPostalCodeOf,
  stateCodeOf,
  statesOf,
  requiredTaxFields,
  type TaxRule,
} from '@sitewright/commerce';
import type { Address } from '@sitewright/contracts/entities';
import { isUsZip } from '@sitewright/contracts/addresses';

/** The fields of an address that taxes can depend on. */
export type AddressFields = Pick<Address, 'country' | 'state' | 'zip'>;

const isMissing = (text: string) => text.trim() === '';

/** Returns the error of the state of an address, or null. */
export function findStateError(
  { country, state }: AddressFields,
  taxRules: readonly TaxRule[],
): string | null {
  if (!requiredTaxFields(taxRules, country).state) return null;
  if (isMissing(state)) return 'Enter your state to calculate tax.';
  const isKnown = statesOf(country).length === 0 || stateCodeOf(country, state) !== undefined;
  return isKnown ? null : 'This state does not exist. Choose one from the list.';
}

/** Returns the error of the postal code of an address, or null. */
export function findZipError(
  { country, zip }: AddressFields,
  taxRules: readonly TaxRule[],
): string | null {
  if (country === 'US')
    return isUsZip(zip) ? null : 'A Zip code in the United States has 5 digits.';
  if (isMissing(zip) && requiredTaxFields(taxRules, country).zip)
    return 'Enter your postal code to calculate tax.';
  return isPostalCodeOf(country, zip) ? null : 'This is not a postal code of this country.';
}
