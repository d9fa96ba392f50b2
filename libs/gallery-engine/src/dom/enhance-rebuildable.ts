import type { GalleryBlockData } from '../block/gallery-block-data.ts';
import { toGallerySettings, type DesignOverrides } from '../block/gallery-settings.ts';
import { needsRerender } from '../block/rerender.ts';
import { enhanceGallery } from './enhance-gallery.ts';
import type { EnhancedGallery } from './enhance-scene.ts';
import type { EnhanceGalleryOptions } from './enhance-options.ts';
import { rewriteMarkup } from './rewrite-markup.ts';

/** Options for a gallery whose block data may change. */
export interface RebuildableGalleryOptions extends EnhanceGalleryOptions {
  /** Options of `galleryMarkup` that are not in the block data. */
  readonly design?: DesignOverrides | undefined;
}

/** A gallery whose block data may change. */
export interface RebuildableGallery {
  /** The current gallery, which is replaced by each rebuild. */
  readonly current: () => EnhancedGallery | undefined;
  /** Applies changed block data; rebuilds the gallery at the same slide if a re-render field has changed. */
  readonly update: (data: GalleryBlockData) => void;
  readonly destroy: () => void;
}

/** For editors: enhances a gallery whose owner is still editing it. Visitors' pages only need `enhanceGallery`. */
export function enhanceRebuildable(
  root: HTMLElement,
  data: GalleryBlockData,
  options: RebuildableGalleryOptions = {},
): RebuildableGallery {
  let currentData = data;
  let enhanced = enhanceGallery(root, options);

  return {
    current: () => enhanced,
    update: (newData) => {
      const isSame = !needsRerender(currentData, newData);
      currentData = newData;
      if (isSame) return;
      const startSlide = enhanced?.currentSlide() ?? 0;
      enhanced?.destroy();
      rewriteMarkup(root, toGallerySettings(newData, options.design));
      enhanced = enhanceGallery(root, { ...options, startSlide });
    },
    destroy: () => enhanced?.destroy(),
  };
}
