// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { maps as source } from '../../catalog/en/maps.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const maps = {
  map: "Map",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  attribution: "Show who drew the map",
  scrollWithCtrl: "Use Ctrl + scroll to zoom the map",
  scrollWithCommand: "Use ⌘ + scroll to zoom the map",
  twoFingers: "Use two fingers to move the map",
} as CompiledArea<typeof source>;
