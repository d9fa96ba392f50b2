/** The widths in pixels that an uploaded image is offered in, widest first (specification 9). */
export const imageWidths = [2500, 1500, 1000, 750, 500, 300, 100] as const;

/** One of the offered widths. */
export type ImageWidth = (typeof imageWidths)[number];

/** The width of images that feeds and social previews link to: large enough for every preview. */
export const previewImageWidth: ImageWidth = 1500;
