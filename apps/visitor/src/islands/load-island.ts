import type { IslandModule } from '@sitewright/blocks/client';
import { loadChunk } from '@sitewright/site-runtime/loading';
import { fetchChunk } from '../loading/fetch-chunk.ts';

/** Loads an island from the files that its markup names: its own, then its imports, which are fetched in parallel. */
export function loadIsland(view: Window, files: string): Promise<IslandModule> {
  const [first, ...imports] = files.split(' ');
  const address = import.meta.env.BASE_URL + first!;
  const load = () => import(/* @vite-ignore */ address) as Promise<IslandModule>;
  return loadChunk(address, () => fetchChunk(load, imports), {
    setTimer(callback, delayMs) {
      const timer = view.setTimeout(callback, delayMs);
      return () => view.clearTimeout(timer);
    },
  });
}
