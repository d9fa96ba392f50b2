import { servedWidth, type ImageWidth } from './image-widths.ts';

/** What decides the width to ask for: the box, the screen and the image itself. */
export interface WidthWish<Width extends number = ImageWidth> {
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
  /** Widths that the server answers. Default: the seven of `imageWidths`. */
  readonly widths?: readonly Width[] | undefined;
}

const dprMinDefault = 1;
const dprMaxDefault = 3;
const sizeAdjustmentDefault = 1;

/** The rules of a wish that says nothing of them. */
export const widthDefaults = {
  dprMin: dprMinDefault,
  dprMax: dprMaxDefault,
  sizeAdjustment: sizeAdjustmentDefault,
} as const;

/**
 * The width to request for a box: `cssWidth × dpr × sizeAdjustment`, rounded up to a served width.
 * The pixel ratio is held between `dprMin` and `dprMax` first.
 *
 * @example chooseWidth({ cssWidth: 360, dpr: 2 }) // 750
 */
export function chooseWidth<Width extends number = ImageWidth>(wish: WidthWish<Width>): Width {
  const {
    cssWidth,
    dpr = 1,
    dprMin = dprMinDefault,
    dprMax = dprMaxDefault,
    sizeAdjustment = sizeAdjustmentDefault,
    naturalWidth = Infinity,
    widths,
  } = wish;
  const density = Math.min(Math.max(dpr, dprMin), dprMax);
  return servedWidth(Math.min(cssWidth * density * sizeAdjustment, naturalWidth), widths);
}
