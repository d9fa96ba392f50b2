import { readBlockData } from './block-data-error.ts';
import { readBlockFields } from './complete-block-data.ts';
import { galleryBlockDefaults, type GalleryBlockData } from './gallery-block-data.ts';

function evaluate(data: unknown): GalleryBlockData | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const read = readBlockFields(data);
  return Object.values(read).includes(undefined) ? undefined : { ...galleryBlockDefaults, ...read };
}

/**
 * Parses stored block data. Logs invalid JSON and rejected values and returns `undefined`: skip that block.
 *
 * @example parseGalleryBlockData('{"design":"slideshow","autoplay":true}', console.error)
 */
export function parseGalleryBlockData(
  text: string,
  log: (message: string) => void,
): GalleryBlockData | undefined {
  return readBlockData(text, evaluate, log);
}
