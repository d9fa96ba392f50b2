import { recordPagePerformance } from '@sitewright/analytics-census/dom';
import { onCLS, onFCP, onINP, onLCP, type Metric } from 'web-vitals';

type Name = 'FCP' | 'LCP' | 'CLS' | 'INP';
type Figures = Partial<Record<Name | 'FID', number>>;

const peer: Figures = {};
const ours: Figures = {};
let inputDelay: number | undefined;

/** Starts both libraries, and measures the first input delay directly, as specified. */
export function watch(): void {
  const storeMetric = ({ name, value }: Metric) => {
    peer[name as Name] = value;
  };
  onFCP(storeMetric);
  onLCP(storeMetric);
  onCLS(storeMetric);
  onINP(storeMetric);
  recordPagePerformance({
    ownerWindow: window,
    pageLoadId: 'load-1',
    batch: {
      flush: () => {},
      add: (record) => {
        Object.assign(ours, {
          FCP: record.firstContentfulPaint,
          LCP: record.largestContentfulPaint,
          CLS: record.layoutShift,
          INP: record.interactionToNextPaint,
          FID: record.firstInputDelay,
        });
      },
    },
  });
  new PerformanceObserver((list) => {
    const [input] = list.getEntries() as PerformanceEventTiming[];
    inputDelay ??= input && input.processingStart - input.startTime;
  }).observe({ type: 'first-input', buffered: true });

  // Each press blocks the page for longer than the previous one.
  let presses = 0;
  document.querySelector('button')?.addEventListener('click', () => {
    presses += 1;
    const until = performance.now() + 60 * presses;
    while (performance.now() < until);
  });
}

/** Inserts a large heading, which shifts the content below it. */
export function showLate(): void {
  const late = document.createElement('h1');
  late.style.cssText = 'font-size:80px;block-size:300px;margin:0';
  late.textContent = 'A headline that came late';
  document.body.prepend(late);
}

/** Makes the page hidden, when both libraries report; returns their figures. */
export async function hide(): Promise<{ readonly ours: Figures; readonly peer: Figures }> {
  Object.defineProperties(document, {
    hidden: { value: true },
    visibilityState: { value: 'hidden' },
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await new Promise((resolve) => void setTimeout(resolve, 300));
  return { ours, peer: { ...peer, ...(inputDelay !== undefined && { FID: inputDelay }) } };
}
