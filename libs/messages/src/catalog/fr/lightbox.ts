import type { Translation } from '../../translation.ts';
import type { lightbox as english } from '../en/lightbox.ts';

export const lightbox: Translation<typeof english> = {
  lightbox: 'Images en taille réelle',
  close: 'Fermer',
  previous: 'Précédent',
  next: 'Suivant',
  caption: 'Légende',
  position: '{n} sur {count}',
  failed: 'Cette image n’a pas pu être chargée.',
};
