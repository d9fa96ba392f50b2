/** This browser tab, and the other open tabs of the application. */
export interface Tab {
  readonly id: string;
  /** The ids of the other open tabs; empty if the browser does not support it. */
  others(): Promise<ReadonlySet<string>>;
}

const prefix = 'sitewright.tab.';

/**
 * Identifies this tab by a lock that it holds while it is open: the browser releases the lock on close, reload or
 * crash. `locks` is missing in an insecure context.
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
      return new Set(open.filter((tabId) => tabId !== id));
    },
  };
}
