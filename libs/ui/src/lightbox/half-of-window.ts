import { lightboxTimings } from './options.ts';

/** The direction of a click beside the content, by the half of the window; undefined near an edge. */
export function halfOfWindow(
  x: number,
  width: number,
  isRightToLeft: boolean,
): 'previous' | 'next' | undefined {
  const edge = width * lightboxTimings.edgeShare;
  if (x < edge || x > width - edge) return undefined;
  return x < width / 2 === isRightToLeft ? 'next' : 'previous';
}
