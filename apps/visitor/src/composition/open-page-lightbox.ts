import type { IslandRuntime } from '@sitewright/blocks/client';

/**
 * Opens the lightbox in a page, as what Escape closes first. Its chunk comes with the first one that is opened; a
 * second press meanwhile opens no other over it.
 */
export const openPageLightbox = (
  window: Window,
  { register }: IslandRuntime['escape'],
): IslandRuntime['openLightbox'] => {
  let isTaken = false;
  const free = () => {
    isTaken = false;
  };
  return async (items, options, opener) => {
    if (isTaken) return;
    isTaken = true;
    try {
      const { openLightbox } = await import('../lightbox/lightbox-chunk.ts');
      const host = { window, opener, registerEscape: register, onDestroy: free };
      if (openLightbox(items, options, host) === undefined) free();
    } catch (error) {
      free();
      throw error;
    }
  };
};
