const digitsOf = (text: string): number[] => Array.from(text, Number);

/** Whether the last digit makes the weighted sum divisible by 10. `weights` repeat from the digit before it, leftward. */
export function hasMod10Digit(digits: string, weights: readonly [number, number]): boolean {
  const [check = -1, ...rest] = digitsOf(digits).toReversed();
  const sum = rest.reduce((total, digit, index) => total + digit * (weights[index % 2] ?? 0), 0);
  return (10 - (sum % 10)) % 10 === check;
}

/** UPS: letters count as digits, every second character counts twice. `body` starts after `1Z`. */
export function hasUpsDigit(body: string): boolean {
  const values = Array.from(body, (character) =>
    /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10,
  );
  const check = values.pop();
  const sum = values.reduce((total, value, index) => total + value * (index % 2 === 0 ? 1 : 2), 0);
  return (10 - (sum % 10)) % 10 === check;
}

/** FedEx Express: 11 weighted digits modulo 11, then modulo 10. */
export function hasFedexExpressDigit(digits: string): boolean {
  const weights = [3, 1, 7];
  const values = digitsOf(digits);
  const check = values.pop();
  const sum = values.reduce((total, digit, index) => total + digit * (weights[index % 3] ?? 0), 0);
  return (sum % 11) % 10 === check;
}

/** DHL Express: the number before the last digit, modulo 7. */
export const hasMod7Digit = (digits: string): boolean =>
  Number(digits.slice(0, -1)) % 7 === Number(digits.at(-1));

/** Postal items between countries (UPU S10): eight weighted digits modulo 11. */
export function hasS10Digit(digits: string): boolean {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const values = digitsOf(digits);
  const check = values.pop();
  const rest =
    11 - (values.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % 11);
  return (rest === 10 ? 0 : rest === 11 ? 5 : rest) === check;
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** DPD: ISO 7064 mod 37, 36. */
export function hasMod37Character(text: string): boolean {
  let carry = 36;
  for (const character of text.slice(0, -1)) {
    const sum = (carry + alphabet.indexOf(character)) % 36 || 36;
    carry = (sum * 2) % 37;
  }
  return alphabet[(37 - carry) % 36] === text.at(-1);
}
