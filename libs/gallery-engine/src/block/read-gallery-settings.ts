import { isEngineDesign } from '../designs/engine-design.ts';
import { readBlockData } from './block-data-error.ts';
import type { GallerySettings } from './gallery-settings.ts';

/** `galleryMarkup` has validated the settings, so only the design is checked. */
function evaluate(decoded: unknown): GallerySettings | undefined {
  const settings = decoded as Partial<GallerySettings> | null;
  return isEngineDesign(settings?.design) && settings?.options
    ? (settings as GallerySettings)
    : undefined;
}

/**
 * Reads the settings that the server wrote into the attribute `data-gallery`. Logs anything else found there and
 * returns `undefined`: skip that block.
 */
export function readGallerySettings(
  text: string,
  log: (message: string) => void,
): GallerySettings | undefined {
  return readBlockData(text, evaluate, log);
}
