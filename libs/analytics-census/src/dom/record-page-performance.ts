import type { Outbox } from '../outbox.ts';
import { metricEntryTypes, readMetrics, type MetricEntry } from '../performance/metrics.ts';
import type { PerformanceRecord } from '../performance/record.ts';
import { waitForMetrics } from '../performance/wait-for-metrics.ts';
import { readPageContext } from './read-page-context.ts';
import { whenHidden } from './when-hidden.ts';

/** Not available in every browser, and missing from TypeScript's types. */
type CountingPerformance = Performance & { readonly interactionCount?: number };

/** Options of the performance recording. */
export interface PagePerformanceOptions {
  readonly ownerWindow: Window & typeof globalThis;
  readonly batch: Pick<Outbox<PerformanceRecord>, 'add' | 'flush'>;
  readonly pageLoadId: string;
  /** Stops the recording. */
  readonly signal?: AbortSignal;
}

/**
 * Records a page's performance once, after 60 s or when the page is hidden, and sends the batch whenever it is hidden.
 */
export function recordPagePerformance(options: PagePerformanceOptions): void {
  const { ownerWindow, batch, pageLoadId, signal } = options;
  const supportedTypes = ownerWindow.PerformanceObserver?.supportedEntryTypes ?? [];
  const takeEntries = observeMetrics(ownerWindow, supportedTypes);
  const close = waitForMetrics(() => {
    const { performance } = ownerWindow as { performance?: CountingPerformance };
    const [navigation] = performance?.getEntriesByType?.('navigation') ?? [];
    const metrics = readMetrics(takeEntries(), supportedTypes, {
      interactionCount: performance?.interactionCount,
      activationStart: (navigation as { readonly activationStart?: number })?.activationStart,
    });
    if (!signal?.aborted) batch.add({ pageLoadId, ...metrics, ...readPageContext(ownerWindow) });
  }, ownerWindow.setTimeout);

  signal?.addEventListener('abort', close);
  whenHidden(
    ownerWindow,
    () => {
      close();
      batch.flush();
    },
    signal,
  );
}

/** Collects all performance entries of a page. Returns a function that stops and returns the entries. */
function observeMetrics(
  { PerformanceObserver }: Window & typeof globalThis,
  supportedTypes: readonly string[],
): () => readonly MetricEntry[] {
  const entries: MetricEntry[] = [];
  if (supportedTypes.length === 0) return () => entries;

  const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
  for (const type of metricEntryTypes) {
    // By default browsers omit interactions shorter than 104 ms.
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
  return () => {
    entries.push(...observer.takeRecords());
    observer.disconnect();
    return entries;
  };
}
