import { loadPageWords, type PageWords } from './load-page-words.ts';

/**
 * The words of a page's scripts where the page is not in English, which its libraries speak by themselves. Undefined
 * also where they cannot be had: what they are for must work all the same.
 */
export const loadForeignWords = async (locale: string): Promise<PageWords | undefined> =>
  /^en\b/.test(locale) ? undefined : loadPageWords(locale).catch(() => undefined);
