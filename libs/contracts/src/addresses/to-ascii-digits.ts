/** Decimal digits of every script but those of ASCII. */
const otherDigits = /[^\P{Nd}0-9]/gu;

/** What a digit stands for: the ten of a script follow each other from its zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let place = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - place - 1))) place += 1;
  return place % 10;
}

/**
 * Writes a typed number in ASCII: keyboards for Japanese give full-width digits, signs and letters, those for Arabic and
 * Persian give digits of their own.
 *
 * @example
 * toAsciiDigits('１００－０００１'); // '100-0001'
 * toAsciiDigits('٢٠٢٦'); // '2026'
 */
export const toAsciiDigits = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(otherDigits, (digit) => String(valueOf(digit)));
