import { fitAlignments } from './fit-alignment.ts';
import { imageConfigDefaults, type ImageConfig } from './image-config.ts';
import { imageError, type ImageError } from './image-error.ts';

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
  return { source: '', ...imageConfigDefaults, ...Object.fromEntries(given) };
}

/**
 * Completes a config and checks it. Refuses an empty source, and in crop mode `contain`
 * an alignment that is none of the nine (left out, it is `center`).
 */
export function parseImageConfig(input: ImageConfigInput): ImageConfigResult {
  const config = completeImageConfig(input);
  if (!config.source.trim()) return { ok: false, error: imageError('invalidSource') };
  if (config.cropMode === 'contain' && !Object.hasOwn(fitAlignments, config.fitAlignment)) {
    return { ok: false, error: imageError('invalidAlignment') };
  }
  return { ok: true, config };
}
