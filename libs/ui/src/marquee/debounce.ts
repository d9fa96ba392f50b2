import { marqueeNumbers } from './options.ts';

/** Calls back after a while; answers how to leave that. */
export type MarqueeTimer = (callback: () => void, delayMs: number) => () => void;

/** Something that is done once it has been asked for and not again for a second. */
export interface Debounced {
  readonly ask: () => void;
  readonly cancel: () => void;
}

/** Puts work off until nobody has asked for it for a second. */
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
