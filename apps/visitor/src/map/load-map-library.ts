import type { MapLibrary } from '@sitewright/blocks/client';
import { loadForeignWords } from '../words/load-foreign-words.ts';

/** Loads what draws the site's own maps, and its words in the language of the page. */
export async function loadMapLibrary(locale: string): Promise<MapLibrary> {
  const [{ createMapLibrary }, words] = await Promise.all([
    import('./map-library.ts'),
    loadForeignWords(locale),
  ]);
  return createMapLibrary(words?.map);
}
