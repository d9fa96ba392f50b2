import { addressFormatOf, isPostalCodeOf } from '@sitewright/commerce';
import type { VisitorText } from '@sitewright/blocks/texts';
import type { Address } from '@sitewright/contracts/entities';
import { isUsZip } from '@sitewright/contracts/addresses';
import {
  isUnknownState,
  statePurpose,
  taxFieldsOf,
  type AddressRules,
  type TaxedBy,
} from '../../cart/public.ts';

/** The fields of an address that shipping and taxes can depend on. */
export type AddressFields = Pick<Address, 'country' | 'state' | 'zip'>;

const isMissing = (text: string) => text.trim() === '';

/** Whether parcels to a country need this field. A place without a parcel only needs what its tax depends on. */
const isRequired = (country: string, part: 'city' | 'state' | 'zip'): boolean =>
  addressFormatOf(country).required.has(part);

/** Returns the error of the state of a place for its tax, or null. */
export function findStateError(
  { country, state }: AddressFields,
  rules: AddressRules,
  text: VisitorText,
): string | null {
  const purpose = statePurpose(country, rules);
  if (purpose === null) return null;
  if (isMissing(state))
    return text(purpose === 'tax' ? 'checkout.stateForTax' : 'checkout.stateForShipping');
  return isUnknownState({ country, state }, rules) ? text('checkout.stateUnknown') : null;
}

/** Returns the error of the postal code of a place for its tax, or null. */
export function findZipError(
  { country, zip }: AddressFields,
  taxed: TaxedBy,
  text: VisitorText,
): string | null {
  if (country === 'US') return isUsZip(zip) ? null : text('checkout.zipUs');
  if (isMissing(zip) && taxFieldsOf(taxed, country).zip) return text('checkout.zipForTax');
  return isPostalCodeOf(country, zip) ? null : text('checkout.zipInvalid');
}

/** Returns the error of a field that addresses of its country need, or null. */
export const findMissingPartError = (
  { country, ...fields }: AddressFields & Pick<Address, 'city'>,
  part: 'city' | 'state' | 'zip',
  text: VisitorText,
): string | null =>
  isMissing(fields[part]) && isRequired(country, part) ? text('issues.required') : null;
