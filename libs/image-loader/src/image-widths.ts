/** The widths, in pixels, in which the server holds every image, widest first. */
export const imageWidths = [2500, 1500, 1000, 750, 500, 300, 100] as const;

/** One of the seven served widths. */
export type ImageWidth = (typeof imageWidths)[number];

/** The smallest served width that is not below `wanted` pixels; the widest one when none is. */
export function servedWidth(wanted: number): ImageWidth {
  return imageWidths.findLast((width) => width >= wanted) ?? imageWidths[0];
}
