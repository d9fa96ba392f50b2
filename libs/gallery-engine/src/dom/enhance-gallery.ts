import { readGallerySettings } from '../block/read-gallery-settings.ts';
import type { Gallery } from '../run-gallery.ts';
import { buildIndexed } from './build-indexed.ts';
import type { EnhanceGalleryOptions } from './enhance-options.ts';
import { readScene } from './gallery-scene.ts';
import { listenToClicks } from './listen-clicks.ts';
import { present } from './present.ts';

/** A gallery of the page, alive. */
export interface EnhancedGallery {
  /** Its index and autoplay; undefined in designs without an index. */
  readonly gallery: Gallery | undefined;
  /** The first slide that is to be seen. */
  readonly currentSlide: () => number;
  /** Takes every listener and timer away; the markup works as it did without a script. */
  readonly destroy: () => void;
}

/**
 * Brings the markup of `galleryMarkup` to life. Its settings are read from the root's
 * `data-gallery`. What cannot be read is logged and the block skipped: then the answer is `undefined`,
 * as for no root, or one without slides.
 *
 * @example
 * const gallery = enhanceGallery(element, { openLightbox: (index) => lightbox.open(index) });
 */
export function enhanceGallery(
  root: HTMLElement | null,
  options: EnhanceGalleryOptions = {},
): EnhancedGallery | undefined {
  if (!root) return undefined;
  // oxlint-disable-next-line no-console -- where developers look, unless the page says otherwise
  const { log = console.error } = options;
  const settings = readGallerySettings(root.dataset.gallery ?? '', log);
  const life = new AbortController();
  const scene = settings && readScene(root, settings, options, { signal: life.signal, log });
  if (!scene) return undefined;

  const presenter = present(scene);
  const indexed = presenter && buildIndexed(scene, presenter);
  if (!indexed) listenToClicks(scene);
  root.toggleAttribute('data-ready', true);

  return {
    gallery: indexed?.gallery,
    currentSlide: indexed?.currentSlide ?? (() => 0),
    destroy: () => {
      life.abort();
      root.removeAttribute('data-ready');
    },
  };
}
