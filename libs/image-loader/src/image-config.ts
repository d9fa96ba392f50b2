import { widthDefaults } from './choose-width.ts';
import type { FitAlignment } from './fit-alignment.ts';
import { centralFocalPoint, type FocalPoint } from './focal-point.ts';

/** How an image fills its box: cropped to fill it, whole inside it, or at its own size. */
export const cropModes = ['cover', 'contain', 'none'] as const;
/** How an image fills its box. */
export type CropMode = (typeof cropModes)[number];

/** Where the wanted width is written: `photo.jpg?format=750w` or `photo-750w.jpg`. */
export const sizeFormats = ['queryString', 'filename'] as const;
/** Where the wanted width is written. */
export type SizeFormat = (typeof sizeFormats)[number];

/** Pixels of the original. */
export interface ImageDimensions {
  readonly width: number;
  readonly height: number;
}

/** Everything that decides how one image is requested and shown. */
export interface ImageConfig {
  /** Address of the image, without a width. Never empty. */
  readonly source: string;
  /** Pixels of the original; reserves its place before it has loaded. Default: unknown. */
  readonly dimensions?: ImageDimensions | undefined;
  /** Keeps the box at the image's own ratio; otherwise it fills the height of its container. Default: true. */
  readonly fixedRatio: boolean;
  /** Stays in sight when the image is cropped. Default: the middle, `{ x: 0.5, y: 0.5 }`. */
  readonly focalPoint: FocalPoint;
  /** `cover` fills the box around the focal point, `contain` shows all of the image, `none` shows it at its own size. Default: `cover`. */
  readonly cropMode: CropMode;
  /** Place of the whole image in its box in crop mode `contain`, as `top-left`. Default: `center`. */
  readonly fitAlignment: FitAlignment;
  /** Lets the image grow above its own size. Default: true. */
  readonly stretch: boolean;
  /** Scales the width that is asked for. Default: 1. */
  readonly sizeAdjustment: number;
  /** Where the width is written: `photo.jpg?format=750w`, or with `filename` `photo-750w.jpg`. Default: `queryString`. */
  readonly sizeFormat: SizeFormat;
  /** Least pixel ratio that counts. Default: 1. */
  readonly dprMin: number;
  /** Greatest pixel ratio that counts. Default: 3. */
  readonly dprMax: number;
}

/** Values of an image config that nobody set. */
export const imageConfigDefaults = {
  fixedRatio: true,
  focalPoint: centralFocalPoint,
  cropMode: 'cover',
  fitAlignment: 'center',
  stretch: true,
  sizeFormat: 'queryString',
  ...widthDefaults,
} as const satisfies Omit<ImageConfig, 'source' | 'dimensions'>;
