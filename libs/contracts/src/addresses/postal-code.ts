import { toAsciiDigits } from './to-ascii-digits.ts';

/** A postal code in its usual form. */
export interface PostalCode {
  readonly zip: string;
  /** The last four digits of a ZIP+4 code of the United States. */
  readonly zipExtension?: string | undefined;
}

/**
 * Reads a postal code as people type it: in ASCII, without the white space and the postal mark around it, letters in upper
 * case, and the extension of a ZIP+4 code apart, so that what is left has the five digits that `isUsZip` asks for. What is no postal code stays as
 * typed.
 */
export function readPostalCode(typed: string): PostalCode {
  const written = /\p{Nd}/u.test(typed) ? toAsciiDigits(typed).replace('〒', '') : typed;
  const zip = written.trim().replaceAll(/\s+/g, ' ');
  const [, fiveDigits, zipExtension] = /^(\d{5}) ?[-–—‐‑ ] ?(\d{4})$/.exec(zip) ?? [];
  if (fiveDigits !== undefined) return { zip: fiveDigits, zipExtension };
  // Every postal code with letters has digits too: a word is a remark, and is left alone.
  return { zip: /\d/.test(zip) ? zip.toUpperCase() : zip };
}

/** A postal code as it is printed: with its extension. */
export const postalCodeText = ({ zip, zipExtension }: PostalCode): string =>
  zipExtension === undefined ? zip : `${zip}-${zipExtension}`;
