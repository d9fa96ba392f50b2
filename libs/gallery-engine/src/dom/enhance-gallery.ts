import type { GalleryBlockData } from '../block/gallery-block-data.ts';
import { parseGalleryBlockData } from '../block/parse-gallery-block-data.ts';
import { needsRerender } from '../block/rerender.ts';
import type { Gallery } from '../create-gallery.ts';
import { isIndexedDesign } from '../designs/engine-design.ts';
import { buildIndexed, type IndexedGallery } from './build-indexed.ts';
import type { EnhanceGalleryOptions } from './enhance-options.ts';
import { readScene, type GalleryScene } from './gallery-scene.ts';
import { listenToClicks, type ClickHandlers } from './listen-clicks.ts';
import { rewriteLayout } from './rewrite-layout.ts';

/** A gallery of the page, alive. */
export interface EnhancedGallery {
  /** Its index and autoplay; undefined for designs without an index. A rebuilt gallery has a new one. */
  readonly getGallery: () => Gallery | undefined;
  /** Takes every listener and timer away; the markup works as it did without a script. */
  readonly destroy: () => void;
}

/** Clicks on designs without an index: there is nowhere to go. */
const noIndex: ClickHandlers = {
  next: () => {},
  previous: () => {},
  toggleRotation: () => {},
  goTo: () => {},
  isCurrent: () => true,
};

function build(scene: GalleryScene, startSlide: number): IndexedGallery | undefined {
  const { view, settings } = scene;
  if (!isIndexedDesign(settings.design)) {
    listenToClicks(scene, noIndex);
    return undefined;
  }
  const schedule = (callback: () => void, delayMs: number) => {
    const timer = view.setTimeout(callback, delayMs);
    return () => view.clearTimeout(timer);
  };
  return buildIndexed(scene, settings.design, schedule, startSlide);
}

/**
 * Brings the markup of `galleryMarkup` to life. Block data is read from the root's `data-gallery`, and
 * again whenever that attribute changes. Data that cannot be read is logged and the block skipped:
 * then the answer is `undefined`, as for a root without slides.
 *
 * @example
 * const gallery = enhanceGallery(element, { openLightbox: (index) => lightbox.open(index) });
 */
export function enhanceGallery(
  root: HTMLElement,
  options: EnhanceGalleryOptions = {},
): EnhancedGallery | undefined {
  const { log = (message: string) => globalThis.console.error(message) } = options;
  const readData = () => parseGalleryBlockData(root.dataset.gallery ?? '', log);
  let life = new AbortController();
  let indexed: IndexedGallery | undefined;

  function begin(data: GalleryBlockData, startSlide: number): GalleryScene | undefined {
    const scene = readScene(root, data, options, life.signal);
    indexed = scene && build(scene, startSlide);
    root.toggleAttribute('data-ready', scene !== undefined);
    return scene;
  }

  function rebuild(data: GalleryBlockData) {
    const slide = indexed?.currentSlide() ?? 0;
    life.abort();
    life = new AbortController();
    const scene = begin(data, slide);
    if (scene) rewriteLayout(scene);
  }

  let data = readData();
  if (!data || !begin(data, 0)) return undefined;

  const changes = new MutationObserver(() => {
    const next = readData();
    if (next && data && needsRerender(data, next)) rebuild(next);
    data = next ?? data;
  });
  changes.observe(root, { attributeFilter: ['data-gallery'] });

  return {
    getGallery: () => indexed?.gallery,
    destroy: () => {
      changes.disconnect();
      life.abort();
      root.removeAttribute('data-ready');
    },
  };
}
