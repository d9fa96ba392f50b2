import { numberOr } from './number-or.ts';

/** The available widths of every image in pixels, widest first. */
export const imageWidths = [2500, 1500, 1000, 750, 500, 300, 100] as const;

/** One of the seven available widths. */
export type ImageWidth = (typeof imageWidths)[number];

/**
 * The smallest available width of at least `requested` pixels; the widest one if there is none. Ignores invalid widths;
 * without any valid one the default seven apply.
 */
export function servedWidth<Width extends number = ImageWidth>(
  requested: number,
  widths: readonly Width[] = imageWidths as readonly number[] as readonly Width[],
): Width {
  const valid: readonly number[] = widths.filter((width) => numberOr(width, 1, 0));
  const available = valid.length ? valid : imageWidths;
  return Math.min(
    Math.max(...available),
    ...available.filter((width) => width >= requested),
  ) as Width;
}
