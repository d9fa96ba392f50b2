import { useCallback, useRef } from 'react';
import { enhanceGallery } from '../dom/enhance-gallery.ts';
import type { EnhanceGalleryOptions } from '../dom/enhance-options.ts';

/**
 * A ref for the root of a gallery's markup: enhances it while it is mounted, and again when its slides change, at the
 * current slide if it still exists. Options are read once, at mount.
 *
 * @example <div ref={useEnhancedGallery()} {...markup.root}>…</div>
 */
export function useEnhancedGallery(
  options?: EnhanceGalleryOptions,
): (root: HTMLElement | null) => (() => void) | undefined {
  const initialOptions = useRef(options);
  return useCallback((root) => {
    if (!root) return undefined;
    let enhanced = enhanceGallery(root, initialOptions.current);
    const track = root.querySelector('.gallery-track');
    let slides = [...(track?.children ?? [])];

    const changes = new MutationObserver(() => {
      const shown = slides[enhanced?.currentSlide() ?? 0];
      slides = [...(track?.children ?? [])];
      enhanced?.destroy();
      const startSlide = Math.max(0, slides.indexOf(shown!));
      enhanced = enhanceGallery(root, { ...initialOptions.current, startSlide });
    });
    if (track) changes.observe(track, { childList: true });
    return () => {
      changes.disconnect();
      enhanced?.destroy();
    };
  }, []);
}
