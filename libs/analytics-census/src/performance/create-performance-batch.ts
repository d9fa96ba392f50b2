import { createOutbox, flushPeriodically, type Outbox, type SetTimer } from '../outbox.ts';
import { sendQuietly, type Send } from '../send.ts';
import { encodePerformanceRecords, type PerformanceRecord } from './record.ts';

const path = '/api/1/performance/records';

/** Options of a batch of performance records. */
export interface PerformanceBatchOptions {
  /**
   * Sends a text that outlives the page; returns false on rejection: `(path, text) => navigator.sendBeacon(path,
   * text)`. Default: none.
   */
  readonly beacon?: ((path: string, text: string) => boolean) | undefined;
  /** Sends what the beacon rejects. */
  readonly send: Send;
  /** Calls back after a number of milliseconds: `setTimeout`, or a fake clock. */
  readonly setTimer: SetTimer;
}

/** Creates the batch of performance records of a new page: sent every 30 s. */
export function createPerformanceBatch(
  options: PerformanceBatchOptions,
): Outbox<PerformanceRecord> {
  const { beacon, send, setTimer } = options;
  const batch = createOutbox<PerformanceRecord>((records) => {
    const text = encodePerformanceRecords(records);
    if (!beacon?.(path, text)) void sendQuietly(send, { path, text });
  });
  flushPeriodically(batch, setTimer);
  return batch;
}
