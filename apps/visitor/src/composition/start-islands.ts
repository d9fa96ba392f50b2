import type { IslandModule, IslandRuntime } from '@sitewright/blocks/client';
import { waitFor, type IslandMoment } from './wait-for.ts';

/** Loads the chunk of an island. */
export type LoadIsland = () => Promise<IslandModule>;

/** What is needed to bring the islands of a page to life. */
export interface IslandsOptions {
  readonly window: Window;
  /** The chunks, by the name in `data-island`. */
  readonly islands: Readonly<Record<string, LoadIsland>>;
  readonly runtime: IslandRuntime;
  readonly log: (message: string, cause: unknown) => void;
}

/**
 * Loads each island of a part of the page when its moment has come and starts it on its root. An island that
 * fails leaves the server's markup as it is and the others alone. Answers how to end them all.
 */
export function startIslands(root: ParentNode, options: IslandsOptions): () => void {
  const { window: view, islands, runtime, log } = options;
  const endings: (() => void)[] = [];
  let isEnded = false;

  async function startIsland(element: HTMLElement, load: LoadIsland): Promise<void> {
    try {
      const { start } = await load();
      if (isEnded || !element.isConnected) return;
      endings.push(start(element, runtime));
      element.dataset['live'] = '';
    } catch (cause) {
      log(`The island ${element.dataset['island']} could not be started.`, cause);
    }
  }

  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[element.dataset['island'] ?? ''];
    if (load === undefined) continue;
    const { islandWhen = 'visible', fullUrl } = element.dataset;
    // An address may name an item of a gallery further down: that one opens by itself.
    const isNamed = fullUrl !== undefined && view.location.hash.startsWith('#itemId=');
    const moment = isNamed ? 'load' : (islandWhen as IslandMoment);
    endings.push(waitFor(moment, element, view, () => startIsland(element, load)));
  }

  return () => {
    isEnded = true;
    for (const end of endings) end();
  };
}
