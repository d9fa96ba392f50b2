/** Whether the check digit is correct (Luhn). */
function isSumRight(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((sofar, digit, place) => {
      const value = digit * (place % 2 === 0 ? 1 : 2);
      return sofar + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** The error of a typed card number; null if it can be one. */
export function findCardError(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  if (digits === '') return 'Enter your card number.';
  return /^\d{12,19}$/.test(digits) && isSumRight(digits)
    ? null
    : 'This is not a card number. Check it and try again.';
}
