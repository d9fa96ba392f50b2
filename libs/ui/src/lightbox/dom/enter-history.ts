import { itemAddress } from '@sitewright/gallery-engine/slides';
import type { LightboxItem } from '../lightbox-item.ts';
import type { LightboxOptions } from '../options.ts';

/** Property that marks the history state of a lightbox's entry, in addition to the page's own. It survives a reload. */
const mark = 'lightbox';

/** Whether a history state belongs to the entry of a lightbox. */
export const isLightboxEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && mark in state;

/** An open lightbox in the browser's history. */
export interface HistoryPlace {
  /** Puts the shown item into the URL. */
  readonly show: (item: LightboxItem) => void;
  /** Restores the previous URL and history. */
  readonly leave: () => void;
}

/** The history entry of a lightbox, and the callback when Back or Forward leaves it. */
export interface EnterHistoryOptions extends Pick<LightboxOptions, 'historyHash' | 'historyEntry'> {
  readonly first: LightboxItem | undefined;
  readonly onLeft: () => void;
}

/**
 * Adds a history entry for an opening lightbox, which Back removes. After a reload the existing entry is reused; if the
 * URL itself opened the lightbox, there is none, and only the URL is cleaned.
 */
export function enterHistory(view: Window, options: EnterHistoryOptions): HistoryPlace {
  const { history, location } = view;
  const { historyHash = false, historyEntry = true, first, onLeft } = options;
  const controller = new AbortController();
  const pageAddress = () => `${location.pathname}${location.search}`;
  const addressOf = (item: LightboxItem | undefined) =>
    historyHash && item !== undefined ? itemAddress(pageAddress(), item) : undefined;

  if (historyEntry && !isLightboxEntry(history.state))
    history.pushState({ ...history.state, [mark]: true }, '', addressOf(first));
  view.addEventListener(
    'popstate',
    () => {
      controller.abort();
      onLeft();
    },
    { signal: controller.signal },
  );
  return {
    show: (item) => {
      const address = addressOf(item);
      if (address !== undefined) history.replaceState(history.state, '', address);
    },
    leave: () => {
      if (controller.signal.aborted) return;
      controller.abort();
      if (isLightboxEntry(history.state)) history.back();
      else if (historyHash) history.replaceState(history.state, '', pageAddress());
    },
  };
}
