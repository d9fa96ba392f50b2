import type { Translation } from '../../translation.ts';
import type { maps as english } from '../en/maps.ts';

export const maps: Translation<typeof english> = {
  map: 'Mapa',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  attribution: 'Mostrar los autores del mapa',
  scrollWithCtrl: 'Usa Ctrl + desplazamiento para ampliar el mapa',
  scrollWithCommand: 'Usa ⌘ + desplazamiento para ampliar el mapa',
  twoFingers: 'Usa dos dedos para mover el mapa',
};
