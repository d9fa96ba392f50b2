import { isPostalCodeOf, stateCodeOf, statesOf, taxedBy, type TaxRule } from '@sitewright/commerce';
import type { Address } from '@sitewright/contracts/entities';
import { refuse, type Refusal } from '@sitewright/contracts/errors';
import { isUsZip } from '@sitewright/contracts/limits';

const isMissing = (text: string) => text.trim() === '';

function stateFault({ country, state }: Address, isTaxed: boolean): string | null {
  if (!isTaxed) return null;
  if (isMissing(state)) return 'Give the state: the tax depends on it.';
  const isKnown = statesOf(country).length === 0 || stateCodeOf(country, state) !== undefined;
  return isKnown ? null : 'There is no state of this name. Choose one from the list.';
}

function zipFault({ country, zip }: Address, isTaxed: boolean): string | null {
  if (country === 'US')
    return isUsZip(zip) ? null : 'A Zip code in the United States has 5 digits.';
  if (isTaxed && isMissing(zip)) return 'Give the postal code: the tax depends on it.';
  return isPostalCodeOf(country, zip) ? null : 'This is not a postal code of this country.';
}

/** What is wrong with an address before anything can be reckoned for it; null when nothing is. */
export function addressRefusal(address: Address, taxRules: readonly TaxRule[]): Refusal | null {
  const taxed = taxedBy(taxRules, address.country);
  const faults = {
    'shippingAddress.state': stateFault(address, taxed.state),
    'shippingAddress.zip': zipFault(address, taxed.zip),
  };
  const errors = Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) => (fault === null ? [] : [[name, fault]])),
  );
  return Object.keys(errors).length === 0 ? null : refuse('invalidRequest', { errors });
}
