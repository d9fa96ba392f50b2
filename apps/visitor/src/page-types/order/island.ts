import type { IslandStart } from '@sitewright/blocks/client';
import { enhanceTimes } from '@sitewright/ui/relative-time';

/** Says how long ago the order was placed, for as long as that is a matter of seconds. */
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
