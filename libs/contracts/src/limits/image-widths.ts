/** The available widths of an uploaded image in pixels, widest first (specification 9). */
export const imageWidths = [2500, 1500, 1000, 750, 500, 300, 100] as const;

/** One of the available widths. */
export type ImageWidth = (typeof imageWidths)[number];

/** The width of images in feeds and social previews: large enough for every preview. */
export const previewImageWidth: ImageWidth = 1500;
