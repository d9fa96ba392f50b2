import type { IslandStart } from '@sitewright/blocks/client';
import { closeBar } from './close-bar.ts';

/** Closes the bar for the browser session, until its text changes (BAR-04). */
export const start: IslandStart = (root) => {
  const controller = new AbortController();
  root
    .querySelector('[data-close]')
    ?.addEventListener('click', () => closeBar(root), { signal: controller.signal });
  return () => controller.abort();
};
