import { recordPagePerformance } from '@sitewright/analytics-census/dom';
import { onCLS, onFCP, onINP, onLCP, type Metric } from 'web-vitals';

type Name = 'FCP' | 'LCP' | 'CLS' | 'INP';
type Figures = Partial<Record<Name | 'FID', number>>;

const peer: Figures = {};
const ours: Figures = {};
let specified: number | undefined;

/** Both begin to watch, and the browser's own word for the delay of the first input. */
export function watch(): void {
  const keep = ({ name, value }: Metric) => {
    peer[name as Name] = value;
  };
  onFCP(keep);
  onLCP(keep);
  onCLS(keep);
  onINP(keep);
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
    specified ??= input && input.processingStart - input.startTime;
  }).observe({ type: 'first-input', buffered: true });

  // Each press keeps the page busy for longer, and each shows something that moves the rest.
  let presses = 0;
  document.querySelector('button')?.addEventListener('click', () => {
    presses += 1;
    const until = performance.now() + 60 * presses;
    while (performance.now() < until);
  });
}

/** Something big comes late, and moves what is below it. */
export function showLate(): void {
  const late = document.createElement('h1');
  late.style.cssText = 'font-size:80px;block-size:300px;margin:0';
  late.textContent = 'A headline that came late';
  document.body.prepend(late);
}

/** The page becomes hidden; what both found. */
export async function hide(): Promise<{ readonly ours: Figures; readonly peer: Figures }> {
  Object.defineProperties(document, {
    hidden: { value: true },
    visibilityState: { value: 'hidden' },
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await new Promise((resolve) => void setTimeout(resolve, 300));
  return { ours, peer: { ...peer, ...(specified !== undefined && { FID: specified }) } };
}
