import { readBlockData } from './block-data-error.ts';
import { blockFields } from './block-fields.ts';
import { galleryBlockDefaults, type GalleryBlockData } from './gallery-block-data.ts';

function evaluate(data: unknown): GalleryBlockData | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const given = data as Readonly<Record<string, unknown>>;
  const read: Record<string, unknown> = {};
  for (const [field, reader] of Object.entries(blockFields)) {
    const value = given[field];
    if (value === undefined || value === null) continue;
    read[field] = reader(value);
    if (read[field] === undefined) return undefined;
  }
  return { ...galleryBlockDefaults, ...read };
}

/**
 * Reads block data from its JSON, as it is stored. Data that is no JSON, or holds a value that its
 * field refuses, is logged and answered with `undefined`: skip that block.
 *
 * @example parseGalleryBlockData('{"design":"slideshow","autoplay":true}', console.error)
 */
export function parseGalleryBlockData(
  text: string,
  log: (message: string) => void,
): GalleryBlockData | undefined {
  return readBlockData(text, evaluate, log);
}
