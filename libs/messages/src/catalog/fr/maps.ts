import type { Translation } from '../../translation.ts';
import type { maps as english } from '../en/maps.ts';

export const maps: Translation<typeof english> = {
  map: 'Carte',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  attribution: 'Afficher les auteurs de la carte',
  scrollWithCtrl: 'Utilisez Ctrl + défilement pour zoomer sur la carte',
  scrollWithCommand: 'Utilisez ⌘ + défilement pour zoomer sur la carte',
  twoFingers: 'Utilisez deux doigts pour déplacer la carte',
};
