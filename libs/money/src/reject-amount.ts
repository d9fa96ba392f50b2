/** Throws for what this library cannot take as an amount, or not hold exactly: a mistake of the caller. */
export function rejectAmount(amount: number | string): never {
  throw new RangeError(`Not Money: ${amount}`);
}
