import type { Translation } from '../../translation.ts';
import type { editor as english } from '../en/editor.ts';

export const editor: Translation<typeof english> = {
  unableToLoadCollections: 'No se han podido cargar las colecciones',
  unableToLoadFonts: 'No se han podido cargar las fuentes',
  unableToLoadFontPreview: 'No se ha podido cargar la vista previa de {fontName}',
  noCodeOnAndroid: 'El código no se puede editar en Android.',
};
