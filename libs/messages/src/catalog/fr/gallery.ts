import type { Translation } from '../../translation.ts';
import type { gallery as english } from '../en/gallery.ts';

export const gallery: Translation<typeof english> = {
  previousSlide: 'Image précédente',
  nextSlide: 'Image suivante',
  showSlide: 'Afficher l’image {position} sur {total}',
  position: '{position} sur {total}',
  pause: 'Mettre le diaporama en pause',
  play: 'Lancer le diaporama',
  openLightbox: 'Ouvrir l’image {position} sur {total} en taille réelle',
  showCaption: 'Afficher la légende',
  hideCaption: 'Masquer la légende',
  decodeFailed: 'Les données du bloc de galerie n’ont pas pu être lues.',
  evaluateFailed: 'Les données du bloc de galerie n’ont pas pu être évaluées.',
  videoLoaderMissing: 'VideoLoader introuvable',
  loaderMissing: 'Loader2 introuvable',
};
