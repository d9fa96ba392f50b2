/** File names of the sample images in lists. */
export const photographs = [
  'arch-angular-roof.jpg',
  'arch-windows.jpg',
  'arch-white-relief.jpg',
  'land-aerial-road.jpg',
  'land-desert-hike.jpg',
  'flora-calla.jpg',
] as const;
