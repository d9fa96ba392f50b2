import type { IslandRuntime } from '@sitewright/blocks/client';
import { loadLibraryTexts } from '../texts/load-library-texts.ts';

type Open = IslandRuntime['openLightbox'];

async function load(window: Window, escape: IslandRuntime['escape'], locale: string) {
  const [{ createPageLightbox }, texts] = await Promise.all([
    import('./lightbox-chunk.ts'),
    loadLibraryTexts(locale),
  ]);
  return createPageLightbox(window, escape, texts?.lightbox);
}

/** Opens the lightbox in the page's language. Its code loads with the first opening. */
export function openPageLightbox(
  window: Window,
  escape: IslandRuntime['escape'],
  locale: string,
): Open {
  let loading: ReturnType<typeof load> | undefined;
  return async (...call) => {
    loading ??= load(window, escape, locale).catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    (await loading)(...call);
  };
}
