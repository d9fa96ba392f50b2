import type { PagePart } from '../page/page.ts';
import { whenIdle } from '../page/when-idle.ts';
import { trackEventType } from './track-event.ts';

/** Events that may occur before the recorders load. Importing the names of block events would bundle the blocks. */
const earlyEventTypes = [
  'error',
  'unhandledrejection',
  'product:added',
  'form:submitted',
  trackEventType,
] as const;

/**
 * Loads the recorders of errors, performance and events once the page is idle, and passes on earlier events. If the
 * owner restricts visitor data, nothing is recorded or loaded.
 */
export const startRecorders: PagePart = (page) => {
  const { window: view, context } = page;
  if (context.cookieSettings.isVisitorDataRestricted) return;
  const earlyEvents: Event[] = [];
  const controller = new AbortController();
  const { signal } = controller;
  const keep = (event: Event) => earlyEvents.push(event);
  // Not all of them bubble: owners' code dispatches its own on the document.
  for (const type of earlyEventTypes) view.addEventListener(type, keep, { capture: true, signal });

  const record = () =>
    void import('./record-page.ts').then(({ recordPage }) =>
      recordPage(page, { earlyEvents, keep }, signal),
    );
  const load = () => whenIdle(view, record);
  if (view.document.readyState === 'complete') load();
  else view.addEventListener('load', load, { signal });
  return () => controller.abort();
};
