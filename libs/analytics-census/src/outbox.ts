/** Items that are sent together. */
export interface Outbox<Item> {
  readonly add: (item: Item) => void;
  /** Sends pending items, if there are any. */
  readonly flush: () => void;
  /** The number of pending items. */
  readonly count: () => number;
}

/** Creates an outbox from a function that sends its items. */
export function createOutbox<Item>(transmit: (items: readonly Item[]) => void): Outbox<Item> {
  let items: readonly Item[] = [];
  return {
    add(item) {
      items = [...items, item];
    },
    flush() {
      const pendingItems = items;
      items = [];
      if (pendingItems.length > 0) transmit(pendingItems);
    },
    count: () => items.length,
  };
}

/** How long items wait for further ones. */
const flushIntervalMs = 30_000;

/** Calls back once after a number of milliseconds, such as `setTimeout`. */
export type SetTimer = (callback: () => void, delayMs: number) => unknown;

/** Sends an outbox every 30 s. */
export function flushPeriodically(outbox: Outbox<never>, setTimer: SetTimer): void {
  setTimer(() => {
    outbox.flush();
    flushPeriodically(outbox, setTimer);
  }, flushIntervalMs);
}
