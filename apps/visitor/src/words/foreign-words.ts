import type { DataLayerTexts } from '@sitewright/data-layer';
import type { LightboxLabels } from '@sitewright/ui/lightbox';
import { connectionTexts } from './connection-texts.ts';
import { lightboxLabels } from './lightbox-labels.ts';
import { loadPageWords } from './load-page-words.ts';
import { mapWords, type MapWords } from './map-words.ts';

/** What the libraries of a page's scripts say, in its language. */
export interface ForeignWords {
  readonly connection: DataLayerTexts;
  readonly lightbox: LightboxLabels;
  readonly map: MapWords;
}

/** Loads what the libraries of a page's scripts say in its language. */
export async function foreignWords(locale: string): Promise<ForeignWords> {
  const text = await loadPageWords(locale);
  return { connection: connectionTexts(text), lightbox: lightboxLabels(text), map: mapWords(text) };
}
