import { readGallerySettings } from '../block/read-gallery-settings.ts';
import type { Gallery } from '../run-gallery.ts';
import type { IndexedGallery } from './build-indexed.ts';
import type { EnhanceGalleryOptions } from './enhance-options.ts';
import { readScene, type GalleryScene } from './gallery-scene.ts';

/** An enhanced gallery of the page. */
export interface EnhancedGallery {
  /** Its index and autoplay; undefined in designs without an index. */
  readonly gallery?: Gallery | undefined;
  /** The first visible slide. */
  readonly currentSlide: () => number;
  /** Removes every listener and timer; the markup works as without JavaScript. */
  readonly destroy: () => void;
}

/**
 * Like `enhanceGallery`, for one design only, without the code of the others. A gallery of another design is ignored.
 */
export type EnhanceDesign = (
  root: HTMLElement | null,
  options?: EnhanceGalleryOptions,
) => EnhancedGallery | undefined;

/** Reads a gallery's markup and enhances it with the caller's behavior. */
export function enhanceScene(
  root: HTMLElement | null,
  options: EnhanceGalleryOptions,
  build: (scene: GalleryScene) => IndexedGallery | void,
): EnhancedGallery | undefined {
  if (!root) return undefined;
  // oxlint-disable-next-line no-console -- where developers look, unless the page says otherwise
  const { log = console.error } = options;
  const settings = readGallerySettings(root.dataset.gallery ?? '', log);
  const controller = new AbortController();
  const scene = settings && readScene(root, settings, options, { signal: controller.signal, log });
  if (!scene) return undefined;

  const enhanced = {
    currentSlide: () => 0,
    ...build(scene),
    destroy() {
      root.toggleAttribute('data-ready', false);
      controller.abort();
    },
  };
  root.toggleAttribute('data-ready', true);
  return enhanced;
}
