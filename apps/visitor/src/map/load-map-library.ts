import type { MapLibrary } from '@sitewright/blocks/client';
import { loadLibraryTexts } from '../texts/load-library-texts.ts';

/** Loads the library that draws the site's own maps, with its labels in the language of the page. */
export async function loadMapLibrary(locale: string): Promise<MapLibrary> {
  const [{ createMapLibrary }, texts] = await Promise.all([
    import('./map-library.ts'),
    loadLibraryTexts(locale),
  ]);
  return createMapLibrary(texts?.map);
}
