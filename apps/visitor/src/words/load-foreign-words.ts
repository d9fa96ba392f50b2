import type { ForeignWords } from './foreign-words.ts';

/**
 * What the libraries of a page's scripts say where the page is not in English, which they speak by themselves.
 * Undefined also where it cannot be had: what it is for must work all the same.
 */
export const loadForeignWords = async (locale: string): Promise<ForeignWords | undefined> =>
  /^en\b/.test(locale)
    ? undefined
    : import('./foreign-words.ts')
        .then(({ foreignWords }) => foreignWords(locale))
        .catch(() => undefined);
