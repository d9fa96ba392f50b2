import type { LibraryTexts } from './library-texts.ts';

/**
 * Loads the texts of the libraries in the language of a page. Undefined for English, the default of the libraries, and
 * if the texts cannot be loaded.
 */
export const loadLibraryTexts = async (locale: string): Promise<LibraryTexts | undefined> =>
  /^en\b/.test(locale)
    ? undefined
    : import('./library-texts.ts')
        .then(({ libraryTexts }) => libraryTexts(locale))
        .catch(() => undefined);
