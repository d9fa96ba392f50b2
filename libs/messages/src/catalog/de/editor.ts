import type { Translation } from '../../translation.ts';
import type { editor as english } from '../en/editor.ts';

export const editor: Translation<typeof english> = {
  unableToLoadCollections: 'Die Sammlungen konnten nicht geladen werden',
  unableToLoadFonts: 'Die Schriften konnten nicht geladen werden',
  unableToLoadFontPreview: 'Die Vorschau von {fontName} konnte nicht geladen werden',
  noCodeOnAndroid: 'Code lässt sich unter Android nicht bearbeiten.',
};
