import type { PagePart } from '../composition/page.ts';
import { whenIdle } from '../composition/when-idle.ts';
import { trackEventType } from './track-event.ts';

/** What may happen before the recorders are there. Importing the names of the blocks' events would load blocks. */
const keptEventTypes = [
  'error',
  'unhandledrejection',
  'product:added',
  'form:submitted',
  trackEventType,
] as const;

/**
 * Loads what records errors, performance and events once the page is idle. What happens before that waits for it. An
 * owner who restricts visitor data has nothing recorded, and nothing loaded.
 */
export const startRecorders: PagePart = (page) => {
  const { window: view, context } = page;
  if (context.cookieSettings.isVisitorDataRestricted) return;
  const earlier: Event[] = [];
  const life = new AbortController();
  const { signal } = life;
  const keep = (event: Event) => earlier.push(event);
  // Not all of them bubble: owners' code dispatches its own on the document.
  for (const type of keptEventTypes) view.addEventListener(type, keep, { capture: true, signal });

  const record = () =>
    void import('./record-page.ts').then(({ recordPage }) =>
      recordPage(page, { earlier, keep }, signal),
    );
  const load = () => whenIdle(view, record);
  if (view.document.readyState === 'complete') load();
  else view.addEventListener('load', load, { signal });
  return () => life.abort();
};
