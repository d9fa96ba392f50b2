import { afterEach, describe, expect, it } from 'vitest';
import { createErrorReporter } from '../errors/create-error-reporter.ts';
import { createInteractionCensus } from '../interactions/create-interaction-census.ts';
import { createPerformanceBatch } from '../performance/create-performance-batch.ts';
import { createTraceLog } from '../trace/create-trace-log.ts';
import { createPageSend } from './create-page-send.ts';
import { recordPagePerformance } from './record-page-performance.ts';
import { reportPageErrors } from './report-page-errors.ts';
import { trackButtons } from './track-buttons.ts';
import { whenHidden } from './when-hidden.ts';

afterEach(() => document.body.replaceChildren());

/** A page in a frame, with a record of the requests that it hands to the browser. */
async function openPage(markup: string) {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><p>Page</p>${markup}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const ownerWindow = frame.contentWindow as Window & typeof globalThis;
  const calls: { path: string; body: string; keepalive: boolean | undefined }[] = [];
  const send = createPageSend((path, init) => {
    // A form is URL parameters; every other body is text.
    const body =
      init.body instanceof URLSearchParams ? init.body.toString() : (init.body as string);
    calls.push({ path, body, keepalive: init.keepalive });
    return new Promise(() => {});
  });
  async function leave(): Promise<void> {
    const left = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    ownerWindow.location.replace('about:blank');
    await left;
  }
  function hide(): void {
    Object.defineProperty(ownerWindow.document, 'hidden', { value: true });
    ownerWindow.document.dispatchEvent(new Event('visibilitychange'));
  }
  return { frame, ownerWindow, calls, send, leave, hide };
}

const never = () => {};

describe('page unload', () => {
  it('sends the entries of the trace log (TRACE-03)', async () => {
    const { ownerWindow, calls, send, leave } = await openPage('');
    const log = createTraceLog({ send, setTimer: never });
    whenHidden(ownerWindow, log.flush);
    log.add('last words');
    expect(calls).toEqual([]);
    await leave();
    expect(calls).toEqual([
      {
        path: '/api/events/Trace',
        body: new URLSearchParams({ data: '["last words"]' }).toString(),
        keepalive: true,
      },
    ]);
  });

  it('sends the pending error reports', async () => {
    const { ownerWindow, calls, send, leave } = await openPage('');
    const reporter = createErrorReporter({
      send,
      readCrumb: () => 'c',
      now: () => 7,
      setTimer: never,
    });
    const earlier = [new ErrorEvent('error', { message: 'earlier, on about:srcdoc' })];
    const readUrl = () => '/order';
    reportPageErrors(reporter, { ownerWindow, earlier, readUrl });
    ownerWindow.dispatchEvent(
      new ErrorEvent('error', { message: 'broken', error: new Error('broken') }),
    );
    await leave();
    expect(calls).toHaveLength(1);
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject([
      { event: 'error', data: { message: 'earlier, on /order', url: '/order' } },
      {
        event: 'error',
        data: { message: 'broken', stack: expect.stringContaining('Error: broken') },
      },
    ]);
  });
});

describe('whenHidden', () => {
  it('sends the performance record once when the page becomes hidden (PERF-12, PERF-13)', async () => {
    const { ownerWindow, calls, send, hide } = await openPage('');
    const batch = createPerformanceBatch({ send, setTimer: never });
    recordPagePerformance({ ownerWindow, batch, pageLoadId: 'load-1' });
    expect(calls).toEqual([]);
    hide();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ path: '/api/1/performance/records', keepalive: true });
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject([{ pageLoadId: 'load-1' }]);
    hide();
    expect(calls).toHaveLength(1);
  });

  it('does not call back after the signal is aborted', async () => {
    const { ownerWindow, leave } = await openPage('');
    const watching = new AbortController();
    let called = 0;
    whenHidden(ownerWindow, () => (called += 1), watching.signal);
    watching.abort();
    await leave();
    expect(called).toBe(0);
  });
});

describe('a click on a tracked button link', () => {
  it('sends the click with keepalive before navigating, without delaying navigation (BTN-05)', async () => {
    const { frame, ownerWindow, calls, send } = await openPage(
      '<a class="button" id="b1" href="about:blank#away"><b>Book</b></a>',
    );
    const census = createInteractionCensus({
      send,
      readVisitor: () => 'visitor-1',
      readPage: () => ({
        pageTitle: 'Page',
        pageId: 'p1',
        contentSource: 'c',
        pagePath: '/',
        pagePermissionTypeValue: 1,
      }),
    });
    trackButtons(ownerWindow.document, {
      census,
      selector: '.button',
      readButton: (button) => ({
        id: button.id,
        buttonText: button.textContent,
        clickthroughUrl: button.getAttribute('href') ?? '',
        alignment: 'start',
        size: 'medium',
        newWindow: false,
        context: 'page',
      }),
    });
    expect(calls.map(({ path }) => path)).toEqual(['/api/census/button-render']);

    const away = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    const isNavigating = ownerWindow.document.querySelector('b')?.dispatchEvent(click);
    expect(isNavigating).toBe(true);
    // The response never arrives, and the page unloads anyway.
    expect(calls.map(({ path, keepalive }) => [path, keepalive])).toEqual([
      ['/api/census/button-render', true],
      ['/api/census/button-click', true],
    ]);
    expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({ id: 'b1', buttonText: 'Book' });
    await away;
    expect(frame.contentWindow?.location.hash).toBe('#away');
  });
});
