/** Whether a text is a decimal number with an optional sign and point; not `0x1F`, `1e3` or `Infinity`. */
export const isDecimal = (text: string): boolean => /^[+-]?(\d*\.)?\d+$/.test(text);
