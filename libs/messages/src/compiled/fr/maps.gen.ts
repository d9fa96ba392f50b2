// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { maps as source } from '../../catalog/en/maps.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const maps = {
  map: "Carte",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  attribution: "Afficher les auteurs de la carte",
  scrollWithCtrl: "Utilisez Ctrl + défilement pour zoomer sur la carte",
  scrollWithCommand: "Utilisez ⌘ + défilement pour zoomer sur la carte",
  twoFingers: "Utilisez deux doigts pour déplacer la carte",
} as CompiledArea<typeof source>;
