import { createPerformanceBatch, readPerformanceSettings } from '@sitewright/analytics-census';
import { recordPagePerformance } from '@sitewright/analytics-census/dom';
import type { Recording } from './recording.ts';

/** Records loading and responsiveness of the page. Rejected requests appear in the trace log. */
export async function recordPerformance({ page, send, warn, signal }: Recording): Promise<void> {
  const { window: view } = page;
  /** The visitor may withdraw consent at any time; what was collected until then is dropped. */
  const isOver = () => signal.aborted || !page.census.mayStore();
  try {
    const { pageLoadId } = await readPerformanceSettings(send);
    if (isOver()) return;
    const batch = createPerformanceBatch({
      beacon: (path, text) =>
        isOver() || ('sendBeacon' in view.navigator && view.navigator.sendBeacon(path, text)),
      send,
      setTimer: (callback, delayMs) => view.setTimeout(callback, delayMs),
    });
    recordPagePerformance({ ownerWindow: view, batch, pageLoadId, signal });
  } catch (error) {
    warn((error as Error).message);
  }
}
