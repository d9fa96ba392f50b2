import type { Translation } from '../../translation.ts';
import type { maps as english } from '../en/maps.ts';

export const maps: Translation<typeof english> = {
  map: 'Karte',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  attribution: 'Zeigen, von wem die Karte ist',
  scrollWithCtrl: 'Mit Strg + Scrollen wird die Karte gezoomt',
  scrollWithCommand: 'Mit ⌘ + Scrollen wird die Karte gezoomt',
  twoFingers: 'Die Karte mit zwei Fingern bewegen',
};
