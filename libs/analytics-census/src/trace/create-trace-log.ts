import { createOutbox, flushPeriodically, type Outbox, type SetTimer } from '../outbox.ts';
import { sendQuietly, type Send } from '../send.ts';

/** Options of a trace log. */
export interface TraceLogOptions {
  readonly send: Send;
  readonly setTimer: SetTimer;
}

/**
 * Creates a log of developers' messages from live pages: entries are any JSON. Sent every 30 s (POST
 * /api/events/Trace).
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
