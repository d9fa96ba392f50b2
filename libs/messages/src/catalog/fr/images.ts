import type { Translation } from '../../translation.ts';
import type { images as english } from '../en/images.ts';

export const images: Translation<typeof english> = {
  sourceInvalid: 'La source de l’image manque ou n’est pas valide.',
  elementInvalid: 'L’élément n’est pas une image valide.',
  noImage: 'Pas d’image',
  noImages: 'Pas d’images',
  noRootNode: 'Pas de nœud racine',
  notLoaded: '{image} n’a pas été chargée',
};
