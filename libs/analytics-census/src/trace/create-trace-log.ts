import { createOutbox, flushPeriodically, type Outbox, type SetTimer } from '../outbox.ts';
import { sendQuietly, type Send } from '../send.ts';

/** What a trace log is made from. */
export interface TraceLogOptions {
  readonly send: Send;
  readonly setTimer: SetTimer;
}

/**
 * Makes the log of what developers want to know from pages in use: entries are anything that JSON
 * can say. It is sent every 30 s (POST /api/events/Trace).
 */
export function createTraceLog({ send, setTimer }: TraceLogOptions): Outbox<unknown> {
  const log = createOutbox<unknown>((entries) => {
    void sendQuietly(send, {
      path: '/api/events/Trace',
      form: { data: JSON.stringify(entries) },
    });
  });
  flushPeriodically(log, setTimer);
  return log;
}
