import type { IslandRuntime } from '@sitewright/blocks/client';
import { loadForeignWords } from '../words/load-foreign-words.ts';

type Open = IslandRuntime['openLightbox'];

async function load(window: Window, escape: IslandRuntime['escape'], locale: string) {
  const [{ createPageLightbox }, words] = await Promise.all([
    import('../lightbox/lightbox-chunk.ts'),
    loadForeignWords(locale),
  ]);
  return createPageLightbox(window, escape, words?.lightbox);
}

/** Opens the lightbox in a page, in the page's language. Its code comes with the first one that is opened. */
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
