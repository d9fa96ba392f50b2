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

/** What is said about an image: its source, and any of the rest. */
export type ImageConfigInput = {
  readonly [Key in keyof ImageConfig]?: ImageConfig[Key] | undefined;
};

/** A complete config, or the reason why there is none. */
export type ImageConfigResult =
  | { readonly ok: true; readonly config: ImageConfig }
  | { readonly ok: false; readonly error: ImageError };

const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const isNumber = (value: unknown) => numberOr(value as number, 0, -1) >= 0;
const isSize = (value: unknown) => numberOr(value as number, Number.MIN_VALUE, 0) > 0;

/** What each part of a config must be; one without a rule is taken as it is. */
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
 * Fills what was left out with the defaults. What is none, such as dimensions of 0 or a pixel ratio below it, counts as
 * left out, as an `undefined` does.
 */
export function completeImageConfig(input: ImageConfigInput): ImageConfig {
  const given = Object.entries(input).filter(
    ([name, value]) => value !== undefined && (rules[name as keyof ImageConfig]?.(value) ?? true),
  );
  const config = { source: '', ...imageConfigDefaults, ...Object.fromEntries(given) };
  return { ...config, fitAlignment: toFitAlignment(config.fitAlignment) };
}

/**
 * Completes a config and checks it: an empty source is an error. Crop mode `contain` requires an
 * alignment; one that is missing or none of the nine becomes `center`.
 */
export function parseImageConfig(input: ImageConfigInput): ImageConfigResult {
  const config = completeImageConfig(input);
  if (!config.source.trim()) return { ok: false, error: { code: 'invalidSource' } };
  return { ok: true, config };
}
