/** Things that wait to be sent together. */
export interface Outbox<Item> {
  readonly add: (item: Item) => void;
  /** Sends what waits; nothing, if nothing waits. */
  readonly flush: () => void;
  /** How many things wait. */
  readonly count: () => number;
}

/** Makes an outbox from the function that sends what has gathered in it. */
export function createOutbox<Item>(transmit: (items: readonly Item[]) => void): Outbox<Item> {
  let items: readonly Item[] = [];
  return {
    add(item) {
      items = [...items, item];
    },
    flush() {
      const waiting = items;
      items = [];
      if (waiting.length > 0) transmit(waiting);
    },
    count: () => items.length,
  };
}

/** How long things wait for each other. */
const periodMs = 30_000;

/** Calls back once after a number of milliseconds. `setTimeout` fits. */
export type SetTimer = (callback: () => void, delayMs: number) => unknown;

/** Flushes an outbox every 30 s. */
export function flushPeriodically(outbox: Outbox<never>, setTimer: SetTimer): void {
  setTimer(() => {
    outbox.flush();
    flushPeriodically(outbox, setTimer);
  }, periodMs);
}
