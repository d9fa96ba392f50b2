import { itemAddress } from '@sitewright/gallery-engine';
import type { LightboxItem } from '../lightbox-item.ts';
import type { LightboxOptions } from '../options.ts';

/** What the state of a lightbox's entry holds beside what the page stored there. It survives a reload. */
const mark = 'lightbox';

/** Whether a state of the browser's history is that of an entry which a lightbox added. */
export const isLightboxEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && mark in state;

/** The place of an open lightbox in the browser's history. */
export interface HistoryPlace {
  /** Names the shown entry in the address. */
  readonly show: (item: LightboxItem) => void;
  /** Makes address and history what they were before. */
  readonly leave: () => void;
}

/** The history entry of a lightbox, and the callback when Back or Forward leaves it. */
export interface EnterHistoryOptions extends Pick<LightboxOptions, 'historyHash' | 'historyEntry'> {
  readonly first: LightboxItem | undefined;
  readonly onLeft: () => void;
}

/**
 * Gives an opening lightbox a place in the history: an entry of its own, which Back takes away. One that a reload
 * left is taken over; where there is none, because the address led here, only the address is cleaned.
 */
export function enterHistory(view: Window, options: EnterHistoryOptions): HistoryPlace {
  const { history, location } = view;
  const { historyHash = false, historyEntry = true, first, onLeft } = options;
  const life = new AbortController();
  const page = () => `${location.pathname}${location.search}`;
  const addressOf = (item: LightboxItem | undefined) =>
    historyHash && item !== undefined ? itemAddress(page(), item) : undefined;

  if (historyEntry && !isLightboxEntry(history.state))
    history.pushState({ ...history.state, [mark]: true }, '', addressOf(first));
  view.addEventListener(
    'popstate',
    () => {
      life.abort();
      onLeft();
    },
    { signal: life.signal },
  );
  return {
    show: (item) => {
      const address = addressOf(item);
      if (address !== undefined) history.replaceState(history.state, '', address);
    },
    leave: () => {
      if (life.signal.aborted) return;
      life.abort();
      if (isLightboxEntry(history.state)) history.back();
      else if (historyHash) history.replaceState(history.state, '', page());
    },
  };
}
