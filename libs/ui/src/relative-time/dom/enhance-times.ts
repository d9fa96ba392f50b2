import type { RelativeTimeOptions } from '../options.ts';
import { refreshTimes } from '../refresh-times.ts';

/** The page whose times are said. */
export interface TimesHost {
  readonly window: Window;
  /** Told of a node whose date is no number, as `console.warn` can be. */
  readonly warn: (message: string) => void;
}

/**
 * Keeps the `.timesince` elements below a root fresh, each with a time in milliseconds since 1970 as its `data-date`.
 * It rests while the page is hidden. Answers how to stop.
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
  const follow = () => (document.hidden ? times.pause() : times.resume());
  if (document.hidden) times.pause();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    times.pause();
  };
}
