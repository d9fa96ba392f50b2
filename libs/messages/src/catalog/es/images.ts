import type { Translation } from '../../translation.ts';
import type { images as english } from '../en/images.ts';

export const images: Translation<typeof english> = {
  sourceInvalid: 'La fuente de la imagen falta o no es válida.',
  elementInvalid: 'El elemento no es una imagen válida.',
  noImage: 'Sin imagen',
  noImages: 'Sin imágenes',
  noRootNode: 'Sin nodo raíz',
  notLoaded: '{image} no se ha cargado',
};
