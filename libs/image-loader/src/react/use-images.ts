import { useCallback, useRef } from 'react';
import { enhanceImages, type EnhanceImagesOptions } from '../dom/enhance-images.ts';

/**
 * A ref for the element whose `<img data-src>` descendants load when they come near the viewport.
 * Options are read once, when the element appears.
 *
 * @example <div ref={useImages()}>…</div>
 */
export function useImages(
  options?: EnhanceImagesOptions,
): (root: HTMLElement | null) => (() => void) | undefined {
  const first = useRef(options);
  return useCallback((root) => (root ? enhanceImages(root, first.current).destroy : undefined), []);
}
