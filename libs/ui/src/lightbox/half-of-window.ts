import { lightboxTimings } from './options.ts';

/** Where a click beside the content leads: to the entry on its half of the window, nowhere at the very edge. */
export function halfOfWindow(
  x: number,
  width: number,
  isRightToLeft: boolean,
): 'previous' | 'next' | undefined {
  const edge = width * lightboxTimings.edgeShare;
  if (x < edge || x > width - edge) return undefined;
  return x < width / 2 === isRightToLeft ? 'next' : 'previous';
}
