/** Reads a number greater than 0, or the text of one; anything else is refused with `undefined`. */
export function parsePositiveNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  const isPositive = typeof number === 'number' && number > 0 && Number.isFinite(number);
  return isPositive ? number : undefined;
}
