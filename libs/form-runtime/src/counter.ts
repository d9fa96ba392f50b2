import { isDecimal } from './decimal.ts';

/** The character count of a textarea. */
export interface Counter {
  /** 'count / max', for example '12 / 100'. */
  readonly text: string;
  /** Whether there are more characters than `max`. */
  readonly isExceeded: boolean;
}

/** Parses a limit. An invalid or non-positive one is 0: no limit. */
export const toMaxLength = (input: unknown): number => {
  const text = String(input);
  const max = Math.floor(Number(text));
  return max > 0 && max < 2 ** 53 && isDecimal(text) ? max : 0;
};

/** The characters of a text as people count them: an emoji of two UTF-16 units is one. */
export const countCharacters = (text: string): number => Array.from(text).length;

/**
 * The counter of a text, or undefined without a limit: an invalid or non-positive limit is none, and a fraction is
 * truncated (FORM-68).
 */
export const toCounter = (text: string, limit: unknown): Counter | undefined => {
  const max = toMaxLength(limit);
  if (!max) return undefined;
  const count = countCharacters(text);
  return { text: `${count} / ${max}`, isExceeded: count > max };
};
