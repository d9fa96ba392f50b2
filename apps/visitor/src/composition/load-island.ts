import type { IslandModule } from '@sitewright/blocks/client';
import { loadChunk } from '@sitewright/site-runtime/loading';

/**
 * Loads an island from the files that the page names beside it: its own, then those that it imports, which are fetched
 * at the same time.
 */
export function loadIsland(view: Window, files: string): Promise<IslandModule> {
  const { document } = view;
  const [first, ...others] = files.split(' ').map((file) => `${import.meta.env.BASE_URL}${file}`);
  for (const href of others) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  return loadChunk(first!, () => import(/* @vite-ignore */ first!) as Promise<IslandModule>, {
    setTimer(callback, delayMs) {
      const timer = view.setTimeout(callback, delayMs);
      return () => view.clearTimeout(timer);
    },
  });
}
