/** Steps of space between parts, in CSS pixels. */
export const spacing = [0, 6, 11, 16, 22, 27, 33, 38, 44, 49, 55] as const;

/** Sizes of letters, in CSS pixels. */
export const fontSizes = [9.75, 11, 12, 13, 14, 16, 18, 21, 24, 28] as const;

/** How far corners are rounded, in CSS pixels. */
export const radii = [0, 4, 8] as const;
