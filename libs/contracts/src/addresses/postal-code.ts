import { toAsciiDigits } from './to-ascii-digits.ts';

/** A normalized postal code. */
export interface PostalCode {
  readonly zip: string;
  /** The last four digits of a ZIP+4 code of the United States. */
  readonly zipExtension?: string | undefined;
}

/** The country prefixes that people in Europe write before a postal code, where they differ from the ISO code. */
const countryPrefixes: Readonly<Record<string, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  HU: 'H',
  IT: 'I',
  LU: 'L',
  NO: 'N',
  PT: 'P',
  SE: 'S',
};

/** Countries whose prefix is part of the postal code. */
const countriesWithPrefixInCode: ReadonlySet<string> = new Set(['AX', 'AZ', 'LT', 'LV', 'MD']);

function removeCountryPrefix(zip: string, country: string): string {
  const [, prefix = '', code] = /^([a-z]{1,3}) ?[-–—‐‑ ] ?(\d.*)$/i.exec(zip) ?? [];
  if (code === undefined || countriesWithPrefixInCode.has(country)) return zip;
  return [country, countryPrefixes[country]].includes(prefix.toUpperCase()) ? code : zip;
}

/**
 * Normalizes a typed postal code: ASCII and upper case, without surrounding white space, postal mark and country prefix
 * (`D-10115`), and with the extension of a ZIP+4 code separated, so that the rest has the five digits that `isUsZip`
 * requires. A text that is not a postal code stays unchanged.
 */
export function readPostalCode(typed: string, country = ''): PostalCode {
  const ascii = /\p{Nd}/u.test(typed) ? toAsciiDigits(typed).replace('〒', '') : typed;
  const zip = removeCountryPrefix(ascii.trim().replaceAll(/\s+/g, ' '), country);
  const [, fiveDigits, zipExtension] = /^(\d{5}) ?[-–—‐‑ ] ?(\d{4})$/.exec(zip) ?? [];
  if (fiveDigits !== undefined) return { zip: fiveDigits, zipExtension };
  // Every postal code with letters also has digits; a text without digits is a remark and stays unchanged.
  return { zip: /\d/.test(zip) ? zip.toUpperCase() : zip };
}

/** A postal code with its extension, for printing. */
export const postalCodeText = ({ zip, zipExtension }: PostalCode): string =>
  zipExtension === undefined ? zip : `${zip}-${zipExtension}`;
