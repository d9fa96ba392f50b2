import { numberOr } from './number-or.ts';

/** The widths, in pixels, in which the server holds every image, widest first. */
export const imageWidths = [2500, 1500, 1000, 750, 500, 300, 100] as const;

/** One of the seven served widths. */
export type ImageWidth = (typeof imageWidths)[number];

/**
 * The smallest of the served widths that is not below `wanted` pixels; the widest one when none is. Widths that are none
 * do not count, and without any the server has the seven.
 */
export function servedWidth<Width extends number = ImageWidth>(
  wanted: number,
  widths: readonly Width[] = imageWidths as readonly number[] as readonly Width[],
): Width {
  const valid: readonly number[] = widths.filter((width) => numberOr(width, 1, 0));
  const served = valid.length ? valid : imageWidths;
  return Math.min(Math.max(...served), ...served.filter((width) => width >= wanted)) as Width;
}
