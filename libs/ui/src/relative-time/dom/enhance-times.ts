import type { RelativeTimeOptions } from '../options.ts';
import { refreshTimes } from '../refresh-times.ts';

/** The page that contains the times. */
export interface TimesHost {
  readonly window: Window;
  /** Called for an element with an invalid date, such as `console.warn`. */
  readonly warn: (message: string) => void;
}

/**
 * Updates the `.timesince` elements below a root, each with a time in milliseconds since 1970 in `data-date`. Pauses
 * while the page is hidden. Returns a function that stops this.
 */
export function enhanceTimes(
  root: ParentNode,
  { window: view, warn }: TimesHost,
  options: RelativeTimeOptions = {},
): () => void {
  const { document } = view;
  const times = refreshTimes(
    root.querySelectorAll<HTMLElement>('.timesince'),
    {
      setTimeout: (callback, ms) => view.setTimeout(callback, ms),
      clearTimeout: (timer) => view.clearTimeout(timer),
      now: () => Date.now(),
      warn,
    },
    options,
  );
  const updateVisibility = () => (document.hidden ? times.pause() : times.resume());
  if (document.hidden) times.pause();
  document.addEventListener('visibilitychange', updateVisibility);
  return () => {
    document.removeEventListener('visibilitychange', updateVisibility);
    times.pause();
  };
}
