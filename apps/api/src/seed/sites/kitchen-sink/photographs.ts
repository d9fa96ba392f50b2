/** Files of the pictures that stand in rows. */
export const photographs = [
  'arch-angular-roof.jpg',
  'arch-windows.jpg',
  'arch-white-relief.jpg',
  'land-aerial-road.jpg',
  'land-desert-hike.jpg',
  'flora-calla.jpg',
] as const;
