import type { DataLayerTexts } from '@sitewright/data-layer';
import type { LightboxLabels } from '@sitewright/ui/lightbox';
import { connectionTexts } from './connection-texts.ts';
import { lightboxLabels } from './lightbox-labels.ts';
import { loadPageTexts } from './load-page-texts.ts';
import { mapTexts, type MapTexts } from './map-texts.ts';

/** The texts of the libraries that page scripts use, in the page's language. */
export interface LibraryTexts {
  readonly connection: DataLayerTexts;
  readonly lightbox: LightboxLabels;
  readonly map: MapTexts;
}

/** Loads the texts of the libraries in a page's language. */
export async function libraryTexts(locale: string): Promise<LibraryTexts> {
  const text = await loadPageTexts(locale);
  return { connection: connectionTexts(text), lightbox: lightboxLabels(text), map: mapTexts(text) };
}
