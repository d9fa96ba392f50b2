import type { TimerHost } from '../pacing/timer-host.ts';
import { refreshMs, type RelativeTimeOptions } from './options.ts';
import { readTime } from './read-time.ts';
import { sayTime } from './say-time.ts';

/** What shows a time: an element with `data-date`, in milliseconds since 1970. */
export interface TimeNode {
  readonly dataset: { readonly date?: string };
  textContent: string | null;
  readonly isConnected: boolean;
}

/** What times are refreshed by. */
export interface TimeEnvironment extends TimerHost {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told of a node whose date is no number. */
  readonly warn: (message: string) => void;
}

/** Times that are updated. */
export interface Times {
  /** Looks at the clock no more. */
  readonly pause: () => void;
  /** Says the times at once, and goes on. */
  readonly resume: () => void;
}

/**
 * Says how long ago the time of each node is, and again every 5 s until all are dates. A node without a numeric date
 * is warned of and left as it is.
 */
export function refreshTimes(
  nodes: Iterable<TimeNode>,
  environment: TimeEnvironment,
  options: RelativeTimeOptions = {},
): Times {
  let timer: number | undefined;
  let fresh: readonly (readonly [TimeNode, number])[] = [...nodes].flatMap((node) => {
    const time = readTime(node.dataset.date);
    if (time !== undefined) return [[node, time]];
    environment.warn(`A time has no numeric data-date: ${String(node.dataset.date)}`);
    return [];
  });

  const pause = () => environment.clearTimeout(timer);
  function resume(): void {
    pause();
    fresh = fresh.filter(([node, time]) => {
      if (!node.isConnected) return false;
      const { text, isFinal } = sayTime(time, environment.now(), options);
      // Writing the same would move a selection, and wake what watches the page.
      if (node.textContent !== text) node.textContent = text;
      return !isFinal;
    });
    if (fresh.length > 0) timer = environment.setTimeout(resume, refreshMs);
  }

  resume();
  return { pause, resume };
}
