import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PerformanceRecord } from '../performance/record.ts';
import { readLanding } from '../landing/landing.ts';
import { hasPrivacyControl, readDevice } from './read-device.ts';
import { readPageContext } from './read-page-context.ts';
import { recordPagePerformance } from './record-page-performance.ts';
import { sendLandingPixel } from './send-landing-pixel.ts';

afterEach(() => document.body.replaceChildren());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets a page in a frame paint, shift and receive input, and returns its final record. */
async function livePage(): Promise<PerformanceRecord> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'inline-size: 400px; block-size: 300px';
  frame.srcdoc =
    '<!doctype html><h1>Harbour</h1><button>Press</button><p>Some text that moves.</p>';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const ownerWindow = frame.contentWindow as Window & typeof globalThis;
  const records: PerformanceRecord[] = [];
  recordPagePerformance({
    ownerWindow,
    batch: { add: (record) => records.push(record), flush: () => {} },
    pageLoadId: 'load-1',
  });
  await pause(200);
  const heading = ownerWindow.document.querySelector('h1') as HTMLElement;
  heading.style.marginBlockEnd = '120px';
  await pause(700);
  const button = ownerWindow.document.querySelector('button') as HTMLElement;
  button.addEventListener('click', () => {
    const until = performance.now() + 30;
    while (performance.now() < until);
  });
  await page.frameLocator(page.elementLocator(frame)).getByRole('button').click();
  await pause(300);
  ownerWindow.dispatchEvent(new Event('pagehide'));
  return records[0] as PerformanceRecord;
}

describe('a performance record', () => {
  it('has layout shift, first and largest contentful paint and first input delay (PERF-01)', async () => {
    const record = await livePage();
    expect(record.layoutShift).toBeGreaterThan(0);
    expect(record.layoutShift).toBeLessThan(1);
    expect(record.firstContentfulPaint).toBeGreaterThan(0);
    expect(record.largestContentfulPaint).toBeGreaterThanOrEqual(
      record.firstContentfulPaint ?? NaN,
    );
    expect(record.firstInputDelay).toBeGreaterThanOrEqual(0);
    expect(record.interactionToNextPaint).toBeGreaterThanOrEqual(30);
  });

  it('has load and DOM timings and body sizes (PERF-02)', () => {
    const pageContext = readPageContext(window);
    for (const name of [
      'responseStart',
      'domInteractive',
      'domContentLoadedEventEnd',
      'domComplete',
      'loadEventEnd',
      'encodedBodySize',
      'decodedBodySize',
    ] as const) {
      expect(pageContext).toHaveProperty(name, expect.any(Number));
    }
    expect(pageContext.domInteractive).toBeGreaterThan(0);
    expect(pageContext.loadEventEnd).toBeGreaterThanOrEqual(pageContext.domInteractive as number);
  });

  it('has connection details, display size and hardware info (PERF-03)', () => {
    const { connection } = navigator as unknown as { connection: { effectiveType: string } };
    expect(readPageContext(window)).toMatchObject({
      effectiveType: connection.effectiveType,
      downlink: expect.any(Number),
      rtt: expect.any(Number),
      width: screen.width,
      height: screen.height,
      hardwareConcurrency: navigator.hardwareConcurrency,
      deviceMemory: expect.any(Number),
    });
  });

  it('is not created after the signal is aborted', () => {
    vi.useFakeTimers();
    const records: PerformanceRecord[] = [];
    const stop = new AbortController();
    recordPagePerformance({
      ownerWindow: window,
      batch: { add: (record) => records.push(record), flush: () => {} },
      pageLoadId: 'load-1',
      signal: stop.signal,
    });
    stop.abort();
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(records).toEqual([]);
  });

  it('omits values that the browser does not support (PERF-03)', () => {
    const listening: (() => void)[] = [];
    const poorWindow = {
      navigator: {},
      document,
      setTimeout: () => 0,
      addEventListener: (_: string, listener: () => void) => listening.push(listener),
    } as unknown as Window & typeof globalThis;
    expect(JSON.parse(JSON.stringify(readPageContext(poorWindow)))).toEqual({});
    const records: PerformanceRecord[] = [];
    const stop = new AbortController();
    recordPagePerformance({
      ownerWindow: poorWindow,
      batch: { add: (record) => records.push(record), flush: () => {} },
      pageLoadId: 'load-1',
      signal: stop.signal,
    });
    for (const leave of listening) leave();
    expect(JSON.parse(JSON.stringify(records))).toEqual([{ pageLoadId: 'load-1' }]);
    stop.abort();
  });
});

it('sends the landing data as an image request without adding an image to the page (CENSUS-24)', async () => {
  const landing = readLanding({
    readParameter: (name) => ({ campaign: 'spring & summer', source: 'mail' })[name],
    landing: '/spring',
    referrer: 'https://example.com/',
    lang: 'en-GB',
    screen: '390x844',
  });
  sendLandingPixel(landing, document);
  await expect
    .poll(() =>
      performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/api/track/Track')),
    )
    .toBeDefined();
  const entry = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.includes('/api/track/Track')) as PerformanceResourceTiming;
  expect(entry.initiatorType).toBe('img');
  expect(Object.fromEntries(new URL(entry.name).searchParams)).toEqual({
    landing: '/spring',
    refer: 'https://example.com/',
    rk: '',
    lang: 'en-GB',
    screen: '390x844',
    campaign: 'spring & summer',
    source: 'mail',
  });
  expect(document.querySelector('img')).toBeNull();
});

it('reads the user agent, viewport size and screen size', () => {
  expect(readDevice(window)).toEqual({
    userAgent: navigator.userAgent,
    viewportWidth: innerWidth,
    viewportHeight: innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
  });
});

it.each([
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false }, false],
  [{}, false],
])('reads Global Privacy Control from %j', (navigator, expected) => {
  expect(hasPrivacyControl(navigator as Navigator)).toBe(expected);
});
