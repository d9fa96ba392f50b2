import { quietly, type Send } from '../send.ts';

/** The limits of error reports (specification, section 9). */
export const errorReportLimits = {
  reportsPerPage: 20,
  queueLength: 10,
  stackLength: 5000,
  debounceMs: 1000,
} as const;

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
  readonly setTimer: (callback: () => void, delayMs: number) => unknown;
}

/** Reports errors of the page to its server, a few at a time. */
export interface ErrorReporter {
  readonly report: (event: string, data: ErrorData) => void;
  /** Sends what waits at once; the page may be about to end. */
  readonly flush: () => void;
}

/** Makes the page's error reporter (POST /api/events/RecordJavascriptErrors). */
export function createErrorReporter(options: ErrorReporterOptions): ErrorReporter {
  const { send, readCrumb, now, setTimer } = options;
  const limits = errorReportLimits;
  let queue: readonly ErrorReport[] = [];
  let reported = 0;

  function flush(): void {
    if (queue.length === 0) return;
    const json = queue;
    queue = [];
    void quietly(() =>
      send({
        path: '/api/events/RecordJavascriptErrors',
        json,
        headers: { 'X-CSRF-Token': readCrumb() },
      }),
    );
  }

  return {
    report(event, data) {
      if (reported === limits.reportsPerPage || queue.length === limits.queueLength) return;
      const stack = data.stack?.slice(0, limits.stackLength);
      const waiting = [...queue, { event, data: { ...data, stack }, timestamp: now() }];
      queue = waiting;
      reported += 1;
      // A later report has a queue of its own, and a second of its own to wait.
      setTimer(() => waiting === queue && flush(), limits.debounceMs);
    },
    flush,
  };
}
