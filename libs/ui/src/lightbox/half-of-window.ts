import { lightboxTimings } from './options.ts';

/** The effect of a click beside the content: the item on that half of the window, none near the edge. */
export function halfOfWindow(
  x: number,
  width: number,
  isRightToLeft: boolean,
): 'previous' | 'next' | undefined {
  const edge = width * lightboxTimings.edgeShare;
  if (x < edge || x > width - edge) return undefined;
  return x < width / 2 === isRightToLeft ? 'next' : 'previous';
}
