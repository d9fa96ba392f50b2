import type { Translation } from '../../translation.ts';
import type { lightbox as english } from '../en/lightbox.ts';

export const lightbox: Translation<typeof english> = {
  lightbox: 'Bilder in voller Größe',
  close: 'Schließen',
  previous: 'Zurück',
  next: 'Weiter',
  caption: 'Bildtext',
  position: '{n} von {count}',
  failed: 'Dieses Bild konnte nicht geladen werden.',
};
