/** Whether a text is a number in decimal notation: digits, with a point and a sign at most; not `0x1F`, `1e3` or `Infinity`. */
export const isDecimal = (text: string): boolean => /^[+-]?(\d*\.)?\d+$/.test(text);
