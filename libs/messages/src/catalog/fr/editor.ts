import type { Translation } from '../../translation.ts';
import type { editor as english } from '../en/editor.ts';

export const editor: Translation<typeof english> = {
  unableToLoadCollections: 'Impossible de charger les collections',
  unableToLoadFonts: 'Impossible de charger les polices',
  unableToLoadFontPreview: 'Impossible de charger l’aperçu de {fontName}',
  noCodeOnAndroid: 'Le code ne peut pas être modifié sous Android.',
};
