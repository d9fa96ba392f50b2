import type { Translation } from '../../translation.ts';
import type { lightbox as english } from '../en/lightbox.ts';

export const lightbox: Translation<typeof english> = {
  lightbox: 'Imágenes a tamaño completo',
  close: 'Cerrar',
  previous: 'Anterior',
  next: 'Siguiente',
  caption: 'Pie de foto',
  position: '{n} de {count}',
  failed: 'No se ha podido cargar esta imagen.',
};
