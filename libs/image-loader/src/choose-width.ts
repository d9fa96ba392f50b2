import { servedWidth, type ImageWidth } from './image-widths.ts';
import { numberOr } from './number-or.ts';

/** The input for choosing a width: the box, the screen and the image itself. */
export interface WidthRequest<Width extends number = ImageWidth> {
  /** Width of the image's box in CSS pixels. */
  readonly cssWidth: number;
  /** Device pixels per CSS pixel. Default 1. */
  readonly dpr?: number;
  /** Minimum pixel ratio. Default 1. */
  readonly dprMin?: number;
  /** Maximum pixel ratio. Default 3. */
  readonly dprMax?: number;
  /** Scales the requested width, such as 0.5 for a blurred background. Default 1. */
  readonly sizeAdjustment?: number;
  /** Width of the original in pixels: a larger one would only be upscaled. Default unlimited. */
  readonly naturalWidth?: number;
  /** Available widths of the server. Default: the seven of `imageWidths`. */
  readonly widths?: readonly Width[] | undefined;
}

const dprMaxDefault = 3;

/** Default values. */
export const widthDefaults = { dprMin: 1, dprMax: dprMaxDefault, sizeAdjustment: 1 } as const;

/**
 * The width to request for a box: `cssWidth × dpr × sizeAdjustment`, rounded up to an available width. The pixel ratio
 * is first clamped to `dprMin` and `dprMax`.
 *
 * @example chooseWidth({ cssWidth: 360, dpr: 2 }) // 750
 */
export function chooseWidth<Width extends number = ImageWidth>(
  request: WidthRequest<Width>,
): Width {
  const { cssWidth, naturalWidth = Infinity, widths } = request;
  const raisedDpr = Math.max(numberOr(request.dpr, 0), numberOr(request.dprMin, 0));
  const density = Math.min(raisedDpr, numberOr(request.dprMax, 0, dprMaxDefault));
  const scaled = cssWidth * density * numberOr(request.sizeAdjustment, 0);
  return servedWidth(Math.min(scaled, naturalWidth), widths);
}
