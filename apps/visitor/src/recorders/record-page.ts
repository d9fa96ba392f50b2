import { createErrorReporter, createTraceLog, isVisitTracked } from '@sitewright/analytics-census';
import { errorEventTypes, reportPageErrors, whenHidden } from '@sitewright/analytics-census/dom';
import { accountOf, readCookie } from '@sitewright/site-runtime';
import type { Page } from '../composition/page.ts';
import { toldAddress } from '../composition/told-address.ts';
import { recordedEventTypes, recordEvents } from './record-events.ts';
import { recordPerformance } from './record-performance.ts';
import { recordLanding } from './record-landing.ts';
import { sendWithCrumb } from './send-with-crumb.ts';
import { whenAllowed } from './when-allowed.ts';

/** What happened before the recorders were there, and the listener that kept it for them. */
export interface EarlyEvents {
  readonly earlier: readonly Event[];
  readonly keep: (event: Event) => void;
}

/** Images and scripts that did not arrive have errors of the same name, which are no errors of code. */
const isErrorOfWindow = ({ type, target }: Event): boolean =>
  errorEventTypes.some((name) => name === type) && !(target instanceof Node);

/**
 * Records what happens on a page: errors and events without a word about the visitor, and what could tell visitors from
 * each other (the device's performance, the landing, the session) once consent is given.
 */
export async function recordPage(
  page: Page,
  { earlier, keep }: EarlyEvents,
  signal: AbortSignal,
): Promise<void> {
  const { window: view, context, census } = page;
  const viewer = await page.readViewer();
  for (const type of [...errorEventTypes, ...recordedEventTypes])
    view.removeEventListener(type, keep, true);
  const address = () => toldAddress(context, view.location);
  const visit = {
    account: accountOf(viewer),
    pagePath: address().path,
    pageType: context.pageType,
    isTrackingDisabled: context.cookieSettings.isVisitorDataRestricted,
  };
  if (signal.aborted || !isVisitTracked(visit)) return;

  const setTimer = (callback: () => void, delayMs: number) => view.setTimeout(callback, delayMs);
  const readCrumb = () => readCookie(view.document, 'crumb') ?? '';
  const send = sendWithCrumb(census.send, readCrumb);
  const log = createTraceLog({ send: census.send, setTimer });
  const warn = (message: string) => {
    view.console.warn(message);
    log.add({ message, at: Date.now() });
  };
  whenHidden(view, log.flush, signal);

  const reporter = createErrorReporter({ send, readCrumb, now: Date.now, setTimer });
  reportPageErrors(reporter, {
    ownerWindow: view,
    earlier: earlier.filter(isErrorOfWindow),
    readUrl: () => address().url,
    signal,
  });

  const recording = { page, send, readCrumb, warn, earlier, signal };
  recordEvents(recording);
  whenAllowed(page, signal, () => {
    recordLanding(recording);
    void recordPerformance(recording);
  });
}
