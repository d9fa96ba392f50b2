import type { PagePart } from '../composition/page.ts';
import { whenIdle } from '../composition/when-idle.ts';

/**
 * Loads what records errors, performance and events once the page is idle. Errors before that wait for it. An owner who
 * restricts visitor data has nothing recorded, and nothing loaded.
 */
export const startRecorders: PagePart = (page) => {
  const { window: view, context } = page;
  if (context.cookieSettings.isVisitorDataRestricted) return;
  const earlier: Event[] = [];
  const life = new AbortController();
  const { signal } = life;
  const keep = (event: Event) => earlier.push(event);
  view.addEventListener('error', keep, { signal });
  view.addEventListener('unhandledrejection', keep, { signal });

  const record = () =>
    void import('./record-page.ts').then(({ recordPage }) =>
      recordPage(page, { earlier, keep }, signal),
    );
  const load = () => whenIdle(view, record);
  if (view.document.readyState === 'complete') load();
  else view.addEventListener('load', load, { signal });
  return () => life.abort();
};
