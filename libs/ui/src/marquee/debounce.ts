import { marqueeNumbers } from './options.ts';

/** Schedules a callback; returns a function that cancels it. */
export type MarqueeTimer = (callback: () => void, delayMs: number) => () => void;

/** Work that runs after a second without further requests. */
export interface Debounced {
  readonly ask: () => void;
  readonly cancel: () => void;
}

/** Debounces work by a second. */
export function debounce(work: () => void, timer: MarqueeTimer): Debounced {
  let cancel = () => {};
  return {
    ask: () => {
      cancel();
      cancel = timer(work, marqueeNumbers.renderDebounceMs);
    },
    cancel: () => cancel(),
  };
}
