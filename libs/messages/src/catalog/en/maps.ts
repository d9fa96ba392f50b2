/** What a live map says beside what is drawn on it. */
export const maps = {
  map: 'Map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  attribution: 'Show who drew the map',
  scrollWithCtrl: 'Use Ctrl + scroll to zoom the map',
  scrollWithCommand: 'Use ⌘ + scroll to zoom the map',
  twoFingers: 'Use two fingers to move the map',
} as const;
