/** Photographs of the portfolio, by series. */
export const architecture = [
  'arch-spiral-staircase.jpg',
  'arch-museum-hall.jpg',
  'arch-casa-mila.jpg',
  'arch-abstract-spiral.jpg',
  'arch-angular-roof.jpg',
  'arch-tower-night.jpg',
  'arch-windows.jpg',
  'arch-green-staircase.jpg',
  'arch-white-relief.jpg',
] as const;

export const landscape = [
  'land-lake-sherburne.jpg',
  'land-desert-hike.jpg',
  'land-aerial-road.jpg',
  'land-sea-sunset.jpg',
  'land-tea-gardens.jpg',
  'land-colosseum.jpg',
] as const;

export const night = [
  'night-trestle-bridge.jpg',
  'night-singapore.jpg',
  'arch-tower-night.jpg',
] as const;

export const portfolioFiles = [
  ...new Set([
    ...architecture,
    ...landscape,
    ...night,
    'wild-heron.jpg',
    'people-photographer.jpg',
    'showreel.mp4',
    'showreel-poster.jpg',
  ]),
];
