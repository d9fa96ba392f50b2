import { createOutbox, type SetTimer } from '../outbox.ts';
import { sendQuietly, type Send } from '../send.ts';

/** How many reports a page may send. */
const reportsPerPage = 20;
/** How many of them may wait at a time. */
const queueLength = 10;
/** How much of a stack is sent, in characters. */
const stackLength = 5000;
/** How long a report waits for the next one. */
const debounceMs = 1000;

/** What is reported of an error. */
export interface ErrorData {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly url?: string;
}

/** One report, as it is sent. */
export interface ErrorReport {
  readonly event: string;
  readonly data: ErrorData;
  /** When it happened, in milliseconds. */
  readonly timestamp: number;
}

/** What an error reporter is made from. */
export interface ErrorReporterOptions {
  readonly send: Send;
  /** The value of the crumb cookie. */
  readonly readCrumb: () => string;
  readonly now: () => number;
  readonly setTimer: SetTimer;
}

/** Reports errors of a page to its server, a few at a time. */
export interface ErrorReporter {
  readonly report: (event: string, data: ErrorData) => void;
  /** Sends what waits at once: the page may be about to end. */
  readonly flush: () => void;
}

/** Makes a page's error reporter (POST /api/events/RecordJavascriptErrors). */
export function createErrorReporter(options: ErrorReporterOptions): ErrorReporter {
  const { send, readCrumb, now, setTimer } = options;
  let reported = 0;
  const queue = createOutbox<ErrorReport>((json) => {
    void sendQuietly(send, {
      path: '/api/events/RecordJavascriptErrors',
      json,
      headers: { 'X-CSRF-Token': readCrumb() },
    });
  });

  return {
    report(event, data) {
      if (reported === reportsPerPage || queue.count() === queueLength) return;
      const stack = data.stack?.slice(0, stackLength);
      queue.add({ event, data: { ...data, stack }, timestamp: now() });
      const number = (reported += 1);
      setTimer(() => {
        // Only the latest report's second counts: a later one restarts it.
        if (number === reported) queue.flush();
      }, debounceMs);
    },
    flush: queue.flush,
  };
}
