/** Throws for a value that is not a valid amount or cannot be represented exactly, which is a bug of the caller. */
export function rejectAmount(amount: number | string): never {
  throw new RangeError(`Not Money: ${amount}`);
}
