import type { IslandStart } from '@sitewright/blocks/client';
import { enhanceTimes } from '@sitewright/ui/relative-time';

/** Shows how many seconds ago the order was placed, during its first minute. */
export const start: IslandStart = (root) => {
  const { defaultView: view, documentElement } = root.ownerDocument;
  if (view === null) return () => {};
  const { timeZone } = root.querySelector<HTMLElement>('.timesince')?.dataset ?? {};
  return enhanceTimes(
    root,
    { window: view, warn: () => {} },
    { locale: documentElement.lang, timeZone, justNow: root.dataset['justNow'] },
  );
};
