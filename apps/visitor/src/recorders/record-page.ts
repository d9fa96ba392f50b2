import { createErrorReporter, createTraceLog, isVisitTracked } from '@sitewright/analytics-census';
import { errorEventTypes, reportPageErrors, whenHidden } from '@sitewright/analytics-census/dom';
import { accountOf, readCookie } from '@sitewright/site-runtime';
import type { Page } from '../page/page.ts';
import { reportedAddress } from '../census/reported-address.ts';
import { recordedEventTypes, recordEvents } from './record-events.ts';
import { recordPerformance } from './record-performance.ts';
import { recordLanding } from './record-landing.ts';
import { sendWithCrumb } from './send-with-crumb.ts';
import { whenAllowed } from './when-allowed.ts';

/** Events from before the recorders loaded, and the listener that collected them. */
export interface EarlyEvents {
  readonly earlyEvents: readonly Event[];
  readonly keep: (event: Event) => void;
}

/** Failed images and scripts dispatch `error` events too, which are not script errors. */
const isScriptError = ({ type, target }: Event): boolean =>
  errorEventTypes.some((name) => name === type) && !(target instanceof Node);

/**
 * Records errors and events without personal data. Records what could identify a visitor (device performance, landing,
 * session) only after consent.
 */
export async function recordPage(
  page: Page,
  { earlyEvents, keep }: EarlyEvents,
  signal: AbortSignal,
): Promise<void> {
  const { window: view, context, census } = page;
  const viewer = await page.readViewer();
  for (const type of [...errorEventTypes, ...recordedEventTypes])
    view.removeEventListener(type, keep, true);
  const address = () => reportedAddress(context, view.location);
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
    earlier: earlyEvents.filter(isScriptError),
    readUrl: () => address().url,
    signal,
  });

  const recording = { page, send, readCrumb, warn, earlyEvents, signal };
  recordEvents(recording);
  whenAllowed(page, signal, () => {
    recordLanding(recording);
    void recordPerformance(recording);
  });
}
