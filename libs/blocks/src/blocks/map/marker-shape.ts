/** The marker's outline as an SVG path in a 48 × 64 view box. */
export const markerShape =
  'M24 2C12 2 2 11.6 2 23.6 2 39.6 24 62 24 62s22-22.4 22-38.4C46 11.6 36 2 24 2zm0 30a9 9 0 1 1 0-18 9 9 0 0 1 0 18z';
