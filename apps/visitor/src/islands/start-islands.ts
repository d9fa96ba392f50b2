import type { IslandModule, IslandRuntime } from '@sitewright/blocks/client';
import { waitForTrigger, type IslandTrigger } from './island-trigger.ts';

/** What islands need from the page. */
export interface IslandsOptions {
  readonly window: Window;
  /** Loads an island from its `data-files`, which the server wrote. */
  readonly load: (files: string) => Promise<IslandModule>;
  readonly readServices: () => Promise<IslandRuntime>;
  readonly log: (message: string, cause: unknown) => void;
}

/**
 * Loads each island within `root` when its trigger fires and starts it. A failed island leaves the server's markup and
 * the other islands untouched. Returns a function that stops all of them.
 */
export function startIslands(root: ParentNode, options: IslandsOptions): () => void {
  const { window: view, load, readServices, log } = options;
  const cleanups: (() => void)[] = [];
  let isStopped = false;

  async function startIsland(element: HTMLElement, files: string): Promise<void> {
    if (isStopped) return;
    try {
      const [{ start }, services] = await Promise.all([load(files), readServices()]);
      if (isStopped || !element.isConnected) return;
      cleanups.push(start(element, services));
      element.dataset['live'] = '';
    } catch (cause) {
      log(`The island ${element.dataset['island']} could not be started.`, cause);
    }
  }

  for (const element of root.querySelectorAll<HTMLElement>('[data-files]')) {
    const { files = '', islandWhen = 'visible', fullUrl } = element.dataset;
    // The URL may name an item of this gallery, which then opens on load, even below the fold.
    const isNamed = fullUrl !== undefined && view.location.hash.startsWith('#itemId=');
    const trigger = isNamed ? 'load' : (islandWhen as IslandTrigger);
    cleanups.push(waitForTrigger(trigger, element, view, () => startIsland(element, files)));
  }

  return () => {
    isStopped = true;
    for (const cleanup of cleanups) cleanup();
  };
}
