/** Spacing scale, in CSS pixels. */
export const spacing = [0, 6, 11, 16, 22, 27, 33, 38, 44, 49, 55] as const;

/** Font sizes, in CSS pixels. */
export const fontSizes = [9.75, 11, 12, 13, 14, 16, 18, 21, 24, 28] as const;

/** Border radii, in CSS pixels. */
export const radii = [0, 4, 8] as const;
