import { checkVAT, countries } from 'jsvat';

/** A VAT number without spaces and punctuation, in upper case. */
export const normalizeVatNumber = (typed: string): string =>
  typed.replaceAll(/[\s.-]/g, '').toUpperCase();

/**
 * Whether a text has the format and the check digits of a VAT number of a country. It does not say whether the number
 * is registered.
 *
 * @param country The ISO code of the country; Greek numbers begin with EL.
 */
export function isVatNumberOf(country: string, typed: string): boolean {
  const known = countries.filter(({ codes }) => codes.includes(country));
  const number = normalizeVatNumber(typed);
  return known.length > 0 && checkVAT(number, known).isValid;
}
