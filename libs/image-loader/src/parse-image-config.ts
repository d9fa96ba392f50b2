import { toFitAlignment } from './fit-alignment.ts';
import {
  cropModes,
  imageConfigDefaults,
  sizeFormats,
  type ImageConfig,
  type ImageDimensions,
} from './image-config.ts';
import type { ImageError } from './image-error.ts';
import { numberOr } from './number-or.ts';

/** A partial image config. */
export type ImageConfigInput = {
  readonly [Key in keyof ImageConfig]?: ImageConfig[Key] | undefined;
};

/** A complete config, or an error. */
export type ImageConfigResult =
  | { readonly ok: true; readonly config: ImageConfig }
  | { readonly ok: false; readonly error: ImageError };

const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const isNumber = (value: unknown) => numberOr(value as number, 0, -1) >= 0;
const isSize = (value: unknown) => numberOr(value as number, Number.MIN_VALUE, 0) > 0;

/** Validation of each part of a config; a part without a rule is used as it is. */
const rules: { readonly [Key in keyof ImageConfig]?: (value: unknown) => boolean } = {
  cropMode: isOneOf(cropModes),
  sizeFormat: isOneOf(sizeFormats),
  sizeAdjustment: isNumber,
  dprMin: isNumber,
  dprMax: isNumber,
  dimensions: (value) => {
    const { width, height } = Object(value) as Partial<ImageDimensions>;
    return isSize(width) && isSize(height);
  },
};

/**
 * Fills in defaults. Invalid values, such as dimensions of 0 or a negative pixel ratio, are treated as missing, like
 * `undefined`.
 */
export function completeImageConfig(input: ImageConfigInput): ImageConfig {
  const valid = Object.entries(input).filter(
    ([name, value]) => value !== undefined && (rules[name as keyof ImageConfig]?.(value) ?? true),
  );
  const config = { source: '', ...imageConfigDefaults, ...Object.fromEntries(valid) };
  return { ...config, fitAlignment: toFitAlignment(config.fitAlignment) };
}

/**
 * Completes and validates a config: an empty source is an error. Crop mode `contain` requires an alignment; a missing
 * or invalid one becomes `center`.
 */
export function parseImageConfig(input: ImageConfigInput): ImageConfigResult {
  const config = completeImageConfig(input);
  if (!config.source.trim()) return { ok: false, error: { code: 'invalidSource' } };
  return { ok: true, config };
}
