import type { IslandRuntime } from '@sitewright/blocks/client';

type Open = IslandRuntime['openLightbox'];

async function load(window: Window, escape: IslandRuntime['escape']) {
  const { createPageLightbox } = await import('../lightbox/lightbox-chunk.ts');
  return createPageLightbox(window, escape);
}

/** Opens the lightbox in a page. Its code comes with the first one that is opened. */
export function openPageLightbox(window: Window, escape: IslandRuntime['escape']): Open {
  let loading: ReturnType<typeof load> | undefined;
  return async (...call) => {
    loading ??= load(window, escape).catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    (await loading)(...call);
  };
}
