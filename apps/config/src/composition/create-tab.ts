/** This tab of the browser, and what it knows of the others in which the application is open. */
export interface Tab {
  readonly id: string;
  /** The ids of the others that are open now; empty where the browser does not tell. */
  others(): Promise<ReadonlySet<string>>;
}

const prefix = 'sitewright.tab.';

/**
 * Names this tab by a lock that it holds for as long as it lives: when it is closed, reloaded or crashes, the browser
 * lets the lock go. `locks` is missing where the page is not served safely.
 */
export function createTab(id: string, locks: LockManager | undefined): Tab {
  void locks?.request(prefix + id, () => new Promise(() => {}));
  return {
    id,
    async others() {
      const { held = [] } = (await locks?.query()) ?? {};
      const open = held.flatMap(({ name }) =>
        name?.startsWith(prefix) === true ? [name.slice(prefix.length)] : [],
      );
      return new Set(open.filter((other) => other !== id));
    },
  };
}
