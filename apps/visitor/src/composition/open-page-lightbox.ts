import type { IslandRuntime } from '@sitewright/blocks/client';

/** Opens the lightbox in a page, as what Escape closes first. Its chunk comes with the first one that is opened. */
export const openPageLightbox =
  (window: Window, { register }: IslandRuntime['escape']): IslandRuntime['openLightbox'] =>
  async (items, options, opener) => {
    const { openLightbox } = await import('../lightbox/lightbox-chunk.ts');
    openLightbox(items, options, { window, opener, registerEscape: register });
  };
