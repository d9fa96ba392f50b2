import type { IslandStart } from '@sitewright/blocks/client';
import { closeBar } from './close-bar.ts';

/** Closes the bar for the browser session, until its text changes (BAR-04). */
export const start: IslandStart = (root) => {
  const life = new AbortController();
  root
    .querySelector('[data-close]')
    ?.addEventListener('click', () => closeBar(root), { signal: life.signal });
  return () => life.abort();
};
