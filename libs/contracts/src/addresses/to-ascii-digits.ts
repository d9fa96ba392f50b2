/** Decimal digits of every script except ASCII. */
const otherDigits = /[^\P{Nd}0-9]/gu;

/** The value of a digit: the ten digits of a script are consecutive code points. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let offset = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - offset - 1))) offset += 1;
  return offset % 10;
}

/**
 * Converts a typed number to ASCII: Japanese keyboards produce full-width digits, symbols and letters; Arabic and
 * Persian ones produce digits of their own script.
 *
 * @example
 * toAsciiDigits('１００－０００１'); // '100-0001'
 * toAsciiDigits('٢٠٢٦'); // '2026'
 */
export const toAsciiDigits = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(otherDigits, (digit) => String(valueOf(digit)));
