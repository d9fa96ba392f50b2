/**
 * A valid email address of the HTML standard, with two differences: its domain has an ending of at least two
 * characters, and may use letters of any script.
 */
const validEmail =
  /^(?!.*\p{DI}|.{257})[!#-'*+\--9=?A-Z^-~]+@((?!-)[-\p{L}\p{M}\p{N}]{1,63}(?<!-)\.)+([\p{L}\p{M}\p{N}]{2,})$/u;

/**
 * Whether a text is an email address: 3 to 256 characters, and an ending of 2 to `endingMax` characters. Some top-level
 * domains are longer than four.
 */
export const isEmail = (text: string, endingMax: number): boolean =>
  // An undefined length, without an ending, fails the comparison.
  (validEmail.exec(text)?.[2]?.length as number) <= endingMax;
