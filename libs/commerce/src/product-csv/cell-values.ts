/** The value of a cell, or why it has none, as a sentence. */
export type CellValue<Value> =
  | { readonly value: Value; readonly error?: never }
  | { readonly error: string; readonly value?: never };

const error = (text: string): { readonly error: string } => ({ error: text });

/** Removes a currency code or symbol before or after a number, and spaces. */
const withoutCurrency = (text: string): string =>
  text.replaceAll(/^[\p{Sc}\p{L}\s]+|[\p{Sc}\p{L}\s]+$/gu, '');

/**
 * Splits a number into its digits before and after the decimal separator, which may be a point or a comma. Null if it
 * is no number, or if a single separator could also group thousands.
 */
function splitNumber(text: string, digits: number): readonly [string, string] | null {
  const plain = /^(\d+)(?:([.,])(\d*))?$/.exec(text);
  if (plain !== null) {
    const [, whole = '', separator, fraction = ''] = plain;
    const isAmbiguous = separator === ',' && fraction.length === 3 && digits < 3;
    return isAmbiguous ? null : [whole, fraction];
  }
  const grouped = /^(\d{1,3})(?:([.,\s'’])\d{3})(?:\2\d{3})*(?:(?!\2)[.,](\d*))?$/u.exec(text);
  if (grouped === null) return null;
  const fraction = grouped[3];
  const end = fraction === undefined ? text.length : text.length - fraction.length - 1;
  return [text.slice(0, end).replaceAll(/\D/g, ''), fraction ?? ''];
}

/**
 * Parses a number of 0 or more in units of its last allowed decimal: `12.50` with two digits is 1250. Zeros after the
 * allowed digits are ignored.
 */
function parseDecimal(cell: string, digits: number, max: number, noun: string): CellValue<number> {
  const text = withoutCurrency(cell.trim());
  const parts = splitNumber(text, digits);
  const example = digits === 0 ? '12' : (12.5).toFixed(digits);
  if (parts === null) {
    const plain = text.replaceAll(/\D/g, '');
    return error(
      text.startsWith('-')
        ? `The ${noun} is below 0. Enter 0 or more.`
        : /^\d+,\d{3}$/.test(text)
          ? `“${shorten(cell)}” is unclear. If you mean thousands, enter ${plain}.`
          : `“${shorten(cell)}” is not a valid ${noun}. Enter a number like ${example}.`,
    );
  }
  const [whole, typed] = parts;
  const fraction = typed.replace(/0+$/, '');
  if (fraction.length > digits)
    return error(
      digits === 0
        ? `“${shorten(cell)}” has decimals. Enter a whole number.`
        : `“${shorten(cell)}” has too many decimals. Enter at most ${digits}, like ${example}.`,
    );
  const units = Number(whole + fraction.padEnd(digits, '0'));
  return units > max ? error(`The ${noun} ${shorten(cell)} is too high.`) : { value: units };
}

/** A price in minor units of a currency that has `digits` decimals. */
export const parsePrice = (cell: string, digits: number, max: number): CellValue<number> =>
  parseDecimal(cell, digits, max, 'price');

/** A measure such as a weight, converted by a factor and rounded to a whole number. */
export function parseMeasure(cell: string, factor: number, max: number): CellValue<number> {
  // Nine digits are more than any scale shows; files of other shops have weights such as 453.592370.
  const parsed = parseDecimal(cell, 9, Number.MAX_SAFE_INTEGER, 'number');
  if (parsed.error !== undefined) return parsed;
  const value = Math.round((parsed.value / 1e9) * factor);
  return value > max ? error(`The number ${shorten(cell)} is too high.`) : { value };
}

/** A stock; it is negative if more was sold than there was. */
export function parseStock(cell: string): CellValue<number> {
  const text = cell.trim();
  const isNegative = text.startsWith('-');
  const parsed = parseDecimal(isNegative ? text.slice(1) : text, 0, 1_000_000_000, 'stock');
  if (parsed.error !== undefined) return parsed;
  return { value: isNegative ? 0 - parsed.value : parsed.value };
}

const yes = new Set(['yes', 'true', '1', 'y', 'continue', 'active', 'published']);
const no = new Set(['no', 'false', '0', 'n', 'deny', '']);

/** Yes or no, as the files of all recognized shops write it. */
export function parseYesNo(cell: string): CellValue<boolean> {
  const text = cell.trim().toLowerCase();
  if (yes.has(text)) return { value: true };
  return no.has(text) ? { value: false } : error(`“${shorten(cell)}” is neither yes nor no.`);
}

/** The start of a text for messages. */
export const shorten = (text: string): string =>
  text.length > 40 ? `${text.slice(0, 39).toWellFormed()}…` : text;

/** The name of the file in a URL: `mug.jpg` for `https://cdn.shop.example/files/mug.jpg?v=1`. Names stay as they are. */
export function fileNameOf(reference: string): string {
  const text = reference.trim();
  if (!/^(?:https?:)?\/\//i.test(text)) return text;
  const name =
    text
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
