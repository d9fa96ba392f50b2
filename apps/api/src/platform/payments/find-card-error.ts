/** Whether the check digit is correct (Luhn). */
function hasValidCheckDigit(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = digit * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** The error of a typed card number; null if it is plausible. */
export function findCardError(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  if (digits === '') return 'Enter your card number.';
  return /^\d{12,19}$/.test(digits) && hasValidCheckDigit(digits)
    ? null
    : 'This is not a card number. Check it and try again.';
}
