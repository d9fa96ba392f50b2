import type { ConsentChoice } from './consent/consent-record.ts';
import type { CookieBannerOptions } from './options.ts';
import { effectsBetween, removedCookieBanner, type CookieBannerState } from './state.ts';

/** A page's cookie banner: shown until the visitor accepts or declines, then removed. */
export interface CookieBanner {
  readonly getState: () => CookieBannerState;
  /** Calls the listener after each event; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores the visitor's answer and removes the banner. */
  readonly answer: (choice: ConsentChoice) => void;
  /** Shows the banner, even after an answer (`cookieBanner:force`). */
  readonly force: () => void;
  /** Removes the banner and shows it again, forced (`cookieBanner:update`). */
  readonly update: () => void;
  /** Removes the banner and shows it again, unless it has been answered (`cookieBanner:unforce`). */
  readonly unforce: () => void;
  /** Removes all listeners and leaves the page as it is. */
  readonly destroy: () => void;
}

/** Creates a page's cookie banner, and shows it unless the visitor has answered. */
export function createCookieBanner(options: CookieBannerOptions): CookieBanner {
  const listeners = new Set<() => void>();
  let state = removedCookieBanner;

  function enter(next: CookieBannerState): void {
    const effects = effectsBetween(state, next);
    state = next;
    for (const effect of effects) options[effect]();
    for (const listener of listeners) listener();
  }

  const show = (isForced: boolean) => enter({ kind: 'shown', isForced });
  const force = () => show(true);
  const unforce = () => (options.consent.read() ? enter(removedCookieBanner) : show(false));

  unforce();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(choice) {
      options.consent.write(choice);
      enter(removedCookieBanner);
      options.onAnswer?.(choice);
    },
    force,
    update: force,
    unforce,
    destroy: () => listeners.clear(),
  };
}
