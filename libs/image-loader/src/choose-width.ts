import { servedWidth, type ImageWidth } from './image-widths.ts';

/** What decides the width to ask for: the box, the screen and the image itself. */
export interface WidthWish {
  /** Width of the image's box in CSS pixels. */
  readonly cssWidth: number;
  /** Device pixels per CSS pixel. Default 1. */
  readonly dpr?: number;
  /** Least ratio that counts. Default 1. */
  readonly dprMin?: number;
  /** Greatest ratio that counts. Default 3. */
  readonly dprMax?: number;
  /** Scales the wish before a served width is chosen, as 0.5 for a blurred background. Default 1. */
  readonly sizeAdjustment?: number;
  /** Pixels the original has: more would only be upscaled by the server. Default unlimited. */
  readonly naturalWidth?: number;
}

/** The rules of a wish that says nothing of them. */
export const widthDefaults = { dprMin: 1, dprMax: 3, sizeAdjustment: 1 } as const;

/**
 * The width to request for a box: `cssWidth × dpr × sizeAdjustment`, rounded up to a served width.
 * The pixel ratio is held between `dprMin` and `dprMax` first.
 *
 * @example chooseWidth({ cssWidth: 360, dpr: 2 }) // 750
 */
export function chooseWidth(wish: WidthWish): ImageWidth {
  const { dpr = 1, naturalWidth = Infinity } = wish;
  const { cssWidth, dprMin, dprMax, sizeAdjustment } = { ...widthDefaults, ...wish };
  const density = Math.min(Math.max(dpr, dprMin), dprMax);
  return servedWidth(Math.min(cssWidth * density * sizeAdjustment, naturalWidth));
}
