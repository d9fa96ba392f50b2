import { createOutbox, flushPeriodically, type Outbox, type SetTimer } from '../outbox.ts';
import { sendQuietly, type Send } from '../send.ts';
import { encodePerformanceRecords, type PerformanceRecord } from './record.ts';

const path = '/api/1/performance/records';

/** What a batch of performance records is made from. */
export interface PerformanceBatchOptions {
  /** Takes a text that must be sent whatever becomes of the page; false when it rejects: `(path, text) => navigator.sendBeacon(path, text)`. Default: none. */
  readonly beacon?: ((path: string, text: string) => boolean) | undefined;
  /** Sends what the beacon rejects. */
  readonly send: Send;
  /** Calls back after a number of milliseconds: `setTimeout`, or a test's clock. */
  readonly setTimer: SetTimer;
}

/** Makes the batch of performance records of a page that has just loaded: it is sent 30 s later, and every 30 s from then on. */
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
