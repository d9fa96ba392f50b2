import type { Translation } from '../../translation.ts';
import type { gallery as english } from '../en/gallery.ts';

export const gallery: Translation<typeof english> = {
  previousSlide: 'Vorheriges Bild',
  nextSlide: 'Nächstes Bild',
  showSlide: 'Bild {position} von {total} zeigen',
  position: '{position} von {total}',
  pause: 'Diashow anhalten',
  play: 'Diashow abspielen',
  openLightbox: 'Bild {position} von {total} in voller Größe öffnen',
  showCaption: 'Bildtext zeigen',
  hideCaption: 'Bildtext ausblenden',
  decodeFailed: 'Die Daten des Galerie-Blocks ließen sich nicht lesen.',
  evaluateFailed: 'Die Daten des Galerie-Blocks ließen sich nicht auswerten.',
  videoLoaderMissing: 'VideoLoader nicht gefunden',
  loaderMissing: 'Loader2 nicht gefunden',
};
