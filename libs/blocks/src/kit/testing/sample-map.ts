import type { MapOptions } from '../../blocks/map/map-library.ts';

/** The default options of a map. */
export const sampleMapOptions: MapOptions = {
  style: 'Original',
  showLabels: true,
  showTerrain: false,
  draggable: true,
  scrollwheel: false,
  showControls: true,
  disableDefaultUI: false,
  markerDraggable: false,
};
