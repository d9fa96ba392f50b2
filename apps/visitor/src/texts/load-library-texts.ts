import type { LibraryTexts } from './library-texts.ts';

/**
 * Loads the texts of the libraries for a page that is not in English, their default. Undefined if they cannot be
 * loaded: the libraries then use English.
 */
export const loadLibraryTexts = async (locale: string): Promise<LibraryTexts | undefined> =>
  /^en\b/.test(locale)
    ? undefined
    : import('./library-texts.ts')
        .then(({ libraryTexts }) => libraryTexts(locale))
        .catch(() => undefined);
