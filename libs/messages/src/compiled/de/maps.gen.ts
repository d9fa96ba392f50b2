// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { maps as source } from '../../catalog/en/maps.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const maps = {
  map: "Karte",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  attribution: "Zeigen, von wem die Karte ist",
  scrollWithCtrl: "Mit Strg + Scrollen wird die Karte gezoomt",
  scrollWithCommand: "Mit ⌘ + Scrollen wird die Karte gezoomt",
  twoFingers: "Die Karte mit zwei Fingern bewegen",
} as CompiledArea<typeof source>;
