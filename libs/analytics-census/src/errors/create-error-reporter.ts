import { createOutbox, type SetTimer } from '../outbox.ts';
import { sendQuietly, type Send } from '../send.ts';

/** Maximum number of reports per page. */
const reportsPerPage = 20;
/** Maximum number of pending reports. */
const queueLength = 10;
/** Maximum length of a stack, in characters. */
const stackLength = 5000;
/** How long a report waits for further ones. */
const debounceMs = 1000;

/** The reported data of an error. */
export interface ErrorData {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly url?: string;
}

/** A report as it is sent. */
export interface ErrorReport {
  readonly event: string;
  readonly data: ErrorData;
  /** Time in milliseconds. */
  readonly timestamp: number;
}

/** Options of an error reporter. */
export interface ErrorReporterOptions {
  readonly send: Send;
  /** The value of the crumb cookie. */
  readonly readCrumb: () => string;
  readonly now: () => number;
  readonly setTimer: SetTimer;
}

/** Reports errors of a page to its server in batches. */
export interface ErrorReporter {
  readonly report: (event: string, data: ErrorData) => void;
  /** Sends pending reports at once, because the page may end. */
  readonly flush: () => void;
}

/** Creates a page's error reporter (POST /api/events/RecordJavascriptErrors). */
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
        // Each report restarts the delay.
        if (number === reported) queue.flush();
      }, debounceMs);
    },
    flush: queue.flush,
  };
}
