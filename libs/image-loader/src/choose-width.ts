import { servedWidth, type ImageWidth } from './image-widths.ts';
import { numberOr } from './number-or.ts';

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

const dprMaxDefault = 3;

/** The rules of a wish that says nothing of them. */
export const widthDefaults = { dprMin: 1, dprMax: dprMaxDefault, sizeAdjustment: 1 } as const;

/**
 * The width to request for a box: `cssWidth × dpr × sizeAdjustment`, rounded up to a served width.
 * The pixel ratio is held between `dprMin` and `dprMax` first.
 *
 * @example chooseWidth({ cssWidth: 360, dpr: 2 }) // 750
 */
export function chooseWidth<Width extends number = ImageWidth>(wish: WidthWish<Width>): Width {
  const { cssWidth, naturalWidth = Infinity, widths } = wish;
  const least = Math.max(numberOr(wish.dpr, 0), numberOr(wish.dprMin, 0));
  const density = Math.min(least, numberOr(wish.dprMax, 0, dprMaxDefault));
  const scaled = cssWidth * density * numberOr(wish.sizeAdjustment, 0);
  return servedWidth(Math.min(scaled, naturalWidth), widths);
}
