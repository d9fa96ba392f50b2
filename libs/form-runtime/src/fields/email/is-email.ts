/**
 * Whether a text is an e-mail address: 3 to 256 characters, and an ending of
 * 2 to `endingMax` characters. Some top-level domains are longer than four.
 */
export const isEmail = (text: string, endingMax = 4): boolean => {
  const ending = /^[^\s@]+@[^\s@]+\.([^\s@.]+)$/.exec(text)?.[1] ?? '';
  return text.length <= 256 && ending.length >= 2 && ending.length <= endingMax;
};
