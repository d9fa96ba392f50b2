/** The maximum megapixels of an image, or of one frame: a few kilobytes can decode to gigabytes. */
export const maxMegapixels = 50;

/** The maximum number of frames of an animation. */
export const maxFrames = 200;

/** The maximum megapixels of all frames together: each width decodes and encodes them all. */
export const maxAnimationMegapixels = 200;

const million = 1_000_000;

export const maxAnimationPixels = maxAnimationMegapixels * million;

/** Megapixels for display, rounded up, so that a value above a limit never reads as the limit. */
export const toMegapixels = (pixels: number): number => Math.ceil(pixels / (million / 10)) / 10;
