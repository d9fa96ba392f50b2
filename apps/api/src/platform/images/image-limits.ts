/** Most megapixels of an image, or of one frame: a few kilobytes can unfold to gigabytes. */
export const maxMegapixels = 50;

/** Most frames of an animation. */
export const maxFrames = 200;

/** Most megapixels of all frames of an animation together: each width decodes and encodes them all. */
export const maxAnimationMegapixels = 200;

const million = 1_000_000;

export const maxAnimationPixels = maxAnimationMegapixels * million;

/** Pixels as people count them, rounded up: what is above a limit never reads as the limit. */
export const toMegapixels = (pixels: number): number => Math.ceil(pixels / (million / 10)) / 10;
