import { toFitAlignment } from './fit-alignment.ts';
import { imageConfigDefaults, type ImageConfig } from './image-config.ts';
import type { ImageError } from './image-error.ts';

/** What is said about an image: its source, and any of the rest. */
export type ImageConfigInput = {
  readonly [Key in keyof ImageConfig]?: ImageConfig[Key] | undefined;
};

/** A complete config, or the reason why there is none. */
export type ImageConfigResult =
  | { readonly ok: true; readonly config: ImageConfig }
  | { readonly ok: false; readonly error: ImageError };

/** Fills what was left out with the defaults; an `undefined` counts as left out. */
export function completeImageConfig(input: ImageConfigInput): ImageConfig {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const config = { source: '', ...imageConfigDefaults, ...Object.fromEntries(given) };
  return { ...config, fitAlignment: toFitAlignment(config.fitAlignment) };
}

/**
 * Completes a config and checks it: an empty source is refused. Crop mode `contain` requires an
 * alignment; one that is missing or none of the nine becomes `center`.
 */
export function parseImageConfig(input: ImageConfigInput): ImageConfigResult {
  const config = completeImageConfig(input);
  if (!config.source.trim()) return { ok: false, error: { code: 'invalidSource' } };
  return { ok: true, config };
}
