import type { IslandModule, IslandRuntime } from '@sitewright/blocks/client';
import { waitFor, type IslandMoment } from './wait-for.ts';

/** What is needed to bring the islands of a page to life. */
export interface IslandsOptions {
  readonly window: Window;
  /** Loads an island by the text in its `data-files`, which the server wrote. */
  readonly load: (files: string) => Promise<IslandModule>;
  readonly readServices: () => Promise<IslandRuntime>;
  readonly log: (message: string, cause: unknown) => void;
}

/**
 * Loads each island of a part of the page when its moment has come and starts it on its root. An island that
 * fails leaves the server's markup as it is and the others alone. Answers how to end them all.
 */
export function startIslands(root: ParentNode, options: IslandsOptions): () => void {
  const { window: view, load, readServices, log } = options;
  const endings: (() => void)[] = [];
  let isEnded = false;

  async function startIsland(element: HTMLElement, files: string): Promise<void> {
    if (isEnded) return;
    try {
      const [{ start }, services] = await Promise.all([load(files), readServices()]);
      if (isEnded || !element.isConnected) return;
      endings.push(start(element, services));
      element.dataset['live'] = '';
    } catch (cause) {
      log(`The island ${element.dataset['island']} could not be started.`, cause);
    }
  }

  for (const element of root.querySelectorAll<HTMLElement>('[data-files]')) {
    const { files = '', islandWhen = 'visible', fullUrl } = element.dataset;
    // An address may name an item of a gallery further down: that one opens by itself.
    const isNamed = fullUrl !== undefined && view.location.hash.startsWith('#itemId=');
    const moment = isNamed ? 'load' : (islandWhen as IslandMoment);
    endings.push(waitFor(moment, element, view, () => startIsland(element, files)));
  }

  return () => {
    isEnded = true;
    for (const end of endings) end();
  };
}
