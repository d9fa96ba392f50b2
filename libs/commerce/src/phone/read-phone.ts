import { toAsciiDigits } from '@sitewright/contracts/addresses';
import {
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';

/** A longer text is no phone number. */
const maxTypedLength = 60;

/** Countries that the phone data does not know have no national numbers. */
function parse(typed: string, country: string): PhoneNumber | undefined {
  if (typed === '' || typed.length > maxTypedLength) return undefined;
  const number = parsePhoneNumberFromString(
    toAsciiDigits(typed).replace(/^\s*00/, '+'),
    country === '' ? undefined : (country as CountryCode),
  );
  return number?.isPossible() ? number : undefined;
}

/**
 * Parses a typed phone number of a country, or of any country with its international prefix, `+` or `00`. Returns it in
 * the international format of ITU-T E.123; null if there is no such number.
 *
 * @example
 * readPhone('(207) 555-0101', 'US'); // '+1 207 555 0101'
 * readPhone('0049 30 901820', 'US'); // '+49 30 901820'
 */
export function readPhone(typed: string, country: string): string | null {
  const number = parse(typed, country);
  if (number === undefined) return null;
  const extension = number.ext === undefined ? '' : ` ext. ${number.ext}`;
  return number.format('INTERNATIONAL').replace(/ ext\..*$/, '') + extension;
}

/**
 * Formats a typed number for its field: as people in `country` write it, or with its prefix if it belongs to another
 * country. A text that is no phone number stays as it is.
 */
export function formatPhone(typed: string, country: string): string {
  const number = parse(typed, country);
  if (number === undefined) return typed;
  const isNational = number.country === country && !/^\s*(?:\+|00)/.test(toAsciiDigits(typed));
  return isNational ? number.formatNational() : number.formatInternational();
}
