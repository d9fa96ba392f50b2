/**
 * A valid email address of the HTML standard, with two differences: its domain has a top-level domain of at least two
 * characters, and may use letters of any script.
 */
const validEmail =
  /^(?!.*\p{DI}|.{257})[!#-'*+\--9=?A-Z^-~]+@((?!-)[-\p{L}\p{M}\p{N}]{1,63}(?<!-)\.)+([\p{L}\p{M}\p{N}]{2,})$/u;

/**
 * Whether a text is an email address: 3 to 256 characters, with a top-level domain of 2 to `maxTldLength`. Some
 * top-level domains are longer than four.
 */
export const isEmail = (text: string, maxTldLength: number): boolean =>
  // Without a match, the length is undefined and the comparison fails.
  (validEmail.exec(text)?.[2]?.length as number) <= maxTldLength;
