import { widthDefaults } from './choose-width.ts';
import type { FitAlignment } from './fit-alignment.ts';
import { centralFocalPoint, type FocalPoint } from './focal-point.ts';

/** How an image fits its box: cropped to fill it, contained, or at its natural size. */
export const cropModes = ['cover', 'contain', 'none'] as const;
/** How an image fits its box. */
export type CropMode = (typeof cropModes)[number];

/** Where the width is in the URL: `photo.jpg?format=750w` or `photo-750w.jpg`. */
export const sizeFormats = ['queryString', 'filename'] as const;
/** Where the width is in the URL. */
export type SizeFormat = (typeof sizeFormats)[number];

/** Size of the original in pixels. */
export interface ImageDimensions {
  readonly width: number;
  readonly height: number;
}

/** Everything that determines how an image is requested and shown. */
export interface ImageConfig {
  /** URL of the image, without a width. Never empty. */
  readonly source: string;
  /** Size of the original in pixels; reserves its space before it has loaded. Default: unknown. */
  readonly dimensions?: ImageDimensions | undefined;
  /** Gives the box the image's own ratio; otherwise it fills the height of its container. Default: true. */
  readonly fixedRatio: boolean;
  /** The point that stays visible when the image is cropped. Default: the center, `{ x: 0.5, y: 0.5 }`. */
  readonly focalPoint: FocalPoint;
  /**
   * `cover` fills the box around the focal point, `contain` shows the whole image, `none` shows it at its natural size.
   * Default: `cover`.
   */
  readonly cropMode: CropMode;
  /** Alignment of the whole image in its box in crop mode `contain`, such as `top-left`. Default: `center`. */
  readonly fitAlignment: FitAlignment;
  /** Allows the image to be larger than its natural size. Default: true. */
  readonly stretch: boolean;
  /** Scales the requested width. Default: 1. */
  readonly sizeAdjustment: number;
  /**
   * Where the width is in the URL: `photo.jpg?format=750w`, or with `filename` `photo-750w.jpg`. Default:
   * `queryString`.
   */
  readonly sizeFormat: SizeFormat;
  /** Minimum pixel ratio. Default: 1. */
  readonly dprMin: number;
  /** Maximum pixel ratio. Default: 3. */
  readonly dprMax: number;
}

/** Default values of an image config. */
export const imageConfigDefaults = {
  fixedRatio: true,
  focalPoint: centralFocalPoint,
  cropMode: 'cover',
  fitAlignment: 'center',
  stretch: true,
  sizeFormat: 'queryString',
  ...widthDefaults,
} as const satisfies Omit<ImageConfig, 'source' | 'dimensions'>;
