/**
 * A valid e-mail address of the HTML standard, with two differences: its domain has an ending of at least two
 * characters, and may be written in the letters of any script.
 */
const validEmail =
  /^(?!.*\p{DI}|.{257})[!#-'*+\--9=?A-Z^-~]+@((?!-)[-\p{L}\p{M}\p{N}]{1,63}(?<!-)\.)+([\p{L}\p{M}\p{N}]{2,})$/u;

/**
 * Whether a text is an e-mail address: 3 to 256 characters, and an ending of
 * 2 to `endingMax` characters. Some top-level domains are longer than four.
 */
export const isEmail = (text: string, endingMax: number): boolean =>
  // Undefined, the length of no ending, is at most nothing.
  (validEmail.exec(text)?.[2]?.length as number) <= endingMax;
