import { useCallback, useRef } from 'react';
import { enhanceGallery } from '../dom/enhance-gallery.ts';
import type { EnhanceGalleryOptions } from '../dom/enhance-options.ts';

/**
 * A ref for the root of a gallery's markup: brings it to life while it is on the page. Options are
 * read once, when it appears.
 *
 * @example <div ref={useEnhancedGallery()} {...markup.root}>…</div>
 */
export function useEnhancedGallery(
  options?: EnhanceGalleryOptions,
): (root: HTMLElement | null) => (() => void) | undefined {
  const first = useRef(options);
  return useCallback((root) => {
    return root ? enhanceGallery(root, first.current)?.destroy : undefined;
  }, []);
}
