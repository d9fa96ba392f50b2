import type { IslandModule } from '@sitewright/blocks/client';

/**
 * Loads an island from the files that the page names beside it: its own, then those that it imports, which are fetched
 * at the same time.
 */
export function loadIsland(document: Document, files: string): Promise<IslandModule> {
  const [first, ...others] = files.split(' ').map((file) => `${import.meta.env.BASE_URL}${file}`);
  for (const href of others) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  return import(/* @vite-ignore */ first!) as Promise<IslandModule>;
}
