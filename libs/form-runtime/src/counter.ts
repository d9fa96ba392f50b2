import { isDecimal } from './decimal.ts';

/** How full a textarea is. */
export interface Counter {
  /** 'count / max', for example '12 / 100'. */
  readonly text: string;
  /** Whether there are more characters than `max`. */
  readonly isExceeded: boolean;
}

/** Reads a stored or marked-up limit. What is no number in decimal notation, or below 1, is 0: no limit. */
export const toMaxLength = (input: unknown): number => {
  const text = String(input);
  const max = Math.floor(Number(text));
  return max > 0 && max < 2 ** 53 && isDecimal(text) ? max : 0;
};

/** The characters of a text as its writer counts them: an emoji outside the basic plane is one. */
export const countCharacters = (text: string): number => Array.from(text).length;

/**
 * The counter of a text, or nothing where there is no limit: what is no number above 0 is none, and a part of one is
 * left out (FORM-68).
 */
export const toCounter = (text: string, limit: unknown): Counter | undefined => {
  const max = toMaxLength(limit);
  if (!max) return undefined;
  const count = countCharacters(text);
  return { text: `${count} / ${max}`, isExceeded: count > max };
};
