import type { TimerHost } from '../pacing/timer-host.ts';
import { refreshMs, type RelativeTimeOptions } from './options.ts';
import { formatRelativeTime } from './format-relative-time.ts';

/** Parses milliseconds since 1970; undefined if invalid or out of range for a date. */
function readTime(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const time = new Date(Number(text)).getTime();
  return Number.isNaN(time) ? undefined : time;
}

/** An element with `data-date`, in milliseconds since 1970. */
export interface TimeNode {
  readonly dataset: { readonly date?: string };
  textContent: string | null;
  readonly isConnected: boolean;
}

/** The environment of the updates. */
export interface TimeEnvironment extends TimerHost {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called for an element with an invalid date. */
  readonly warn: (message: string) => void;
}

/** Updated times. */
export interface Times {
  /** Pauses the updates. */
  readonly pause: () => void;
  /** Updates the texts now, and resumes. */
  readonly resume: () => void;
}

/**
 * Shows the relative time of each element, and updates it every 5 s until all are dates. Reports an element with an
 * invalid date and leaves it unchanged.
 */
export function refreshTimes(
  nodes: Iterable<TimeNode>,
  environment: TimeEnvironment,
  options: RelativeTimeOptions = {},
): Times {
  let timer: number | undefined;
  let pending: readonly (readonly [TimeNode, number])[] = [...nodes].flatMap((node) => {
    const time = readTime(node.dataset.date);
    if (time !== undefined) return [[node, time]];
    environment.warn(`A time has no numeric data-date: ${String(node.dataset.date)}`);
    return [];
  });

  const pause = () => environment.clearTimeout(timer);
  function resume(): void {
    pause();
    pending = pending.filter(([node, time]) => {
      if (!node.isConnected) return false;
      const { text, isFinal } = formatRelativeTime(time, environment.now(), options);
      // Writing an unchanged text would move a selection and trigger mutation observers.
      if (node.textContent !== text) node.textContent = text;
      return !isFinal;
    });
    if (pending.length > 0) timer = environment.setTimeout(resume, refreshMs);
  }

  resume();
  return { pause, resume };
}
