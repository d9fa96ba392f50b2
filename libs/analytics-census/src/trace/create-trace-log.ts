import { quietly, type Send } from '../send.ts';

/** How often the log is sent (specification, section 9). */
const flushMs = 30_000;

/** What a trace log is made from. */
export interface TraceLogOptions {
  readonly send: Send;
  readonly setTimer: (callback: () => void, delayMs: number) => unknown;
}

/** Collects what developers want to know from pages in use. */
export interface TraceLog {
  /** Adds an entry: anything that JSON can say. */
  readonly log: (entry: unknown) => void;
  /** Sends what has been collected; nothing, if there is nothing. */
  readonly flush: () => void;
}

/** Makes the trace log (POST /api/events/Trace). It sends itself every 30 seconds. */
export function createTraceLog({ send, setTimer }: TraceLogOptions): TraceLog {
  let entries: readonly unknown[] = [];

  function flush(): void {
    if (entries.length === 0) return;
    const data = JSON.stringify(entries);
    entries = [];
    void quietly(() => send({ path: '/api/events/Trace', form: { data } }));
  }

  function tick(): void {
    setTimer(() => {
      flush();
      tick();
    }, flushMs);
  }

  tick();
  return {
    log(entry) {
      entries = [...entries, entry];
    },
    flush,
  };
}
