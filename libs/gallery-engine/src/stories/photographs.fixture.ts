import type { Slide } from '../index.ts';

/** A slide of the stories, with its text. */
export interface Photograph extends Slide {
  readonly title: string;
}

function photograph(
  file: string,
  title: string,
  [width, height]: readonly [number, number],
  [x, y]: readonly [number, number] = [0.5, 0.5],
): Photograph {
  return {
    type: 'image',
    id: file,
    title,
    source: `/demo/${file}.jpg`,
    dimensions: { width, height },
    focalPoint: { x, y },
  };
}

/** Photographs of many aspect ratios, to show the differences between designs. */
export const photographs: readonly Photograph[] = [
  photograph('land-lake-sherburne', 'Lake Sherburne', [2000, 1125]),
  photograph('arch-green-staircase', 'Green staircase', [1249, 1650]),
  photograph('wild-heron', 'Heron', [2000, 1125], [0.35, 0.4]),
  photograph('flora-calla', 'Calla', [1520, 1448]),
  photograph('land-sea-sunset', 'Sunset at sea', [2000, 1333]),
  photograph('arch-museum-hall', 'Museum hall', [1300, 1733]),
  photograph('night-trestle-bridge', 'Trestle bridge', [2000, 1333]),
  photograph('land-desert-hike', 'Desert hike', [2000, 1333]),
];

/** A video between the photographs. */
export const video: Photograph = {
  type: 'video',
  id: 'showreel',
  title: 'Showreel, without sound',
  source: '/demo/showreel.mp4',
};
