/**
 * Throws for a value that this library does not accept as an amount, or cannot represent exactly: a bug of the caller.
 */
export function rejectAmount(amount: number | string): never {
  throw new RangeError(`Not Money: ${amount}`);
}
