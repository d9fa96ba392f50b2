import { isPostalCodeOf, stateCodeOf, statesOf, taxedBy, type TaxRule } from '@sitewright/commerce';
import type { Address } from '@sitewright/contracts/entities';
import { isUsZip } from '@sitewright/contracts/addresses';

/** What of an address is judged by what hangs on it. */
export type JudgedAddress = Pick<Address, 'country' | 'state' | 'zip'>;

const isMissing = (text: string) => text.trim() === '';

/** What is wrong with the state of an address; null when nothing is. */
export function stateFault(
  { country, state }: JudgedAddress,
  taxRules: readonly TaxRule[],
): string | null {
  if (!taxedBy(taxRules, country).state) return null;
  if (isMissing(state)) return 'Enter your state to calculate tax.';
  const isKnown = statesOf(country).length === 0 || stateCodeOf(country, state) !== undefined;
  return isKnown ? null : 'There is no state of this name. Choose one from the list.';
}

/** What is wrong with the postal code of an address; null when nothing is. */
export function zipFault(
  { country, zip }: JudgedAddress,
  taxRules: readonly TaxRule[],
): string | null {
  if (country === 'US')
    return isUsZip(zip) ? null : 'A Zip code in the United States has 5 digits.';
  if (isMissing(zip) && taxedBy(taxRules, country).zip)
    return 'Enter your postal code to calculate tax.';
  return isPostalCodeOf(country, zip) ? null : 'This is not a postal code of this country.';
}
