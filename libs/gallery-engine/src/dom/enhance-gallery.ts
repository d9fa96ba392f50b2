import { buildIndexed } from './build-indexed.ts';
import type { EnhanceGalleryOptions } from './enhance-options.ts';
import { enhanceScene, type EnhancedGallery } from './enhance-scene.ts';
import { listenToClicks } from './listen-clicks.ts';
import { present } from './present.ts';

/**
 * Activates the markup of `galleryMarkup`. Reads its settings from the root's `data-gallery`. Invalid settings are
 * logged and the block is skipped: then the result is `undefined`, as for no root, or one without slides.
 *
 * @example
 * const gallery = enhanceGallery(element, { openLightbox: (index) => lightbox.open(index) });
 */
export const enhanceGallery = (
  root: HTMLElement | null,
  options: EnhanceGalleryOptions = {},
): EnhancedGallery | undefined =>
  enhanceScene(root, options, (scene) => {
    const presenter = present(scene);
    return presenter ? buildIndexed(scene, presenter) : listenToClicks(scene);
  });
