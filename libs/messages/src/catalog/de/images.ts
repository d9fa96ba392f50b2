import type { Translation } from '../../translation.ts';
import type { images as english } from '../en/images.ts';

export const images: Translation<typeof english> = {
  sourceInvalid: 'Die Bildquelle fehlt oder ist ungültig.',
  elementInvalid: 'Das Element ist kein gültiges Bildelement.',
  noImage: 'Kein Bild',
  noImages: 'Keine Bilder',
  noRootNode: 'Kein Wurzelknoten',
  notLoaded: '{image} wurde nicht geladen',
};
