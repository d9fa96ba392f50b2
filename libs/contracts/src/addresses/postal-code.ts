import { toAsciiDigits } from './to-ascii-digits.ts';

/** A postal code in its usual form. */
export interface PostalCode {
  readonly zip: string;
  /** The last four digits of a ZIP+4 code of the United States. */
  readonly zipExtension?: string | undefined;
}

/** The letters that people in Europe put before a postal code, by country, where they are not its ISO code. */
const countryLetters: Readonly<Record<string, string>> = {
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

/** Where the letters of the country are part of the postal code. */
const ownLetters: ReadonlySet<string> = new Set(['AX', 'AZ', 'LT', 'LV', 'MD']);

function withoutCountry(zip: string, country: string): string {
  const [, letters = '', code] = /^([a-z]{1,3}) ?[-–—‐‑ ] ?(\d.*)$/i.exec(zip) ?? [];
  if (code === undefined || ownLetters.has(country)) return zip;
  return [country, countryLetters[country]].includes(letters.toUpperCase()) ? code : zip;
}

/**
 * Reads a postal code as people type it: in ASCII, without the white space and the postal mark around it, letters in upper
 * case, without the letters of its country (`D-10115`), and the extension of a ZIP+4 code apart, so that what is left has the five digits that `isUsZip` asks for. What is no postal code stays as
 * typed.
 */
export function readPostalCode(typed: string, country = ''): PostalCode {
  const written = /\p{Nd}/u.test(typed) ? toAsciiDigits(typed).replace('〒', '') : typed;
  const zip = withoutCountry(written.trim().replaceAll(/\s+/g, ' '), country);
  const [, fiveDigits, zipExtension] = /^(\d{5}) ?[-–—‐‑ ] ?(\d{4})$/.exec(zip) ?? [];
  if (fiveDigits !== undefined) return { zip: fiveDigits, zipExtension };
  // Every postal code with letters has digits too: a word is a remark, and is left alone.
  return { zip: /\d/.test(zip) ? zip.toUpperCase() : zip };
}

/** A postal code as it is printed: with its extension. */
export const postalCodeText = ({ zip, zipExtension }: PostalCode): string =>
  zipExtension === undefined ? zip : `${zip}-${zipExtension}`;
