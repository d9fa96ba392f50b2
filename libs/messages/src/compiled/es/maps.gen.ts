// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { maps as source } from '../../catalog/en/maps.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const maps = {
  map: "Mapa",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  attribution: "Mostrar los autores del mapa",
  scrollWithCtrl: "Usa Ctrl + desplazamiento para ampliar el mapa",
  scrollWithCommand: "Usa ⌘ + desplazamiento para ampliar el mapa",
  twoFingers: "Usa dos dedos para mover el mapa",
} as CompiledArea<typeof source>;
