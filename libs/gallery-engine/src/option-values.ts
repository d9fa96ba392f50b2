import { parseLength, parsePositiveNumber } from './number-option.ts';

/** Reads one option; `undefined` rejects the value. */
export type OptionReader<Value> = (value: unknown) => Value | undefined;

/** Reads a whole number of at least 1, or its text. */
export const parseCount: OptionReader<number> = (value) => {
  const number = parsePositiveNumber(value);
  return Number.isInteger(number) ? number : undefined;
};

/** Reads a whole number of at least 0, or its text. */
export const parseCountOrNone: OptionReader<number> = (value) => {
  const number = parseLength(value);
  return Number.isInteger(number) ? number : undefined;
};

/** Reads a boolean attribute: `true`, `'true'`, `false`, `'false'`. */
export const parseFlag: OptionReader<boolean> = (value) => {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
};

/** Reads width ÷ height: `Auto`, a number above 0 or its text. */
export const parseRatio: OptionReader<'Auto' | number> = (value) =>
  value === 'Auto' ? value : parsePositiveNumber(value);
