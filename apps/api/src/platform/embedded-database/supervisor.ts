import { setTimeout as delay } from 'node:timers/promises';
import type { EmbeddedDatabaseOptions } from './options.ts';
import { type DatabaseSession, openSession } from './session.ts';
import { createWatchdog } from './watchdog.ts';
import type { WorkerStart } from './worker-messages.ts';

const CHECKS_PER_LIMIT = 10;
const REOPEN_DELAY_MS = { min: 100, max: 10_000 } as const;

/** Keeps one session open: kills a thread that does not respond, and reopens the database when its thread has ended. */
export interface Supervisor {
  /** The open session; undefined while the database is being reopened, and after `close`. */
  session(): DatabaseSession | undefined;
  /** Suspends the watchdog while `isPatient` is true. */
  setPatient(isPatient: boolean): void;
  /** Closes the database cleanly. */
  close(): Promise<void>;
  /** Kills the thread for good: it must not write another byte. */
  abandon(): Promise<void>;
}

/** Opens the database and supervises it. */
export async function superviseSession(
  options: EmbeddedDatabaseOptions,
  filesDir: string | undefined,
): Promise<Supervisor> {
  const { watchdogMs, onNotice, durability, snapshot, extensions, minFreeBytes } = options;
  const start: WorkerStart = { filesDir, durability, snapshot, extensions, minFreeBytes };
  const watchdog = createWatchdog(watchdogMs);
  const closing = new AbortController();
  let isPatient = false;
  let session: DatabaseSession | undefined = await openSession(start);
  const reopening = reopenWhenEnded(session);

  const checkTimer = setInterval(() => {
    if (session === undefined || isPatient) return;
    const { thread } = session;
    const waitingSince = thread.waitingSince();
    if (waitingSince === undefined) thread.ping().catch(() => {});
    if (watchdog.look(waitingSince, performance.now()) !== 'dead') return;
    onNotice({
      level: 'error',
      text: `The embedded database gave no answer for ${watchdogMs} ms.`,
    });
    // From now on callers get an outage; the end of the thread triggers the next opening.
    session = undefined;
    void thread.terminate();
  }, watchdogMs / CHECKS_PER_LIMIT).unref();

  async function reopenWhenEnded({ thread }: DatabaseSession): Promise<void> {
    const reason = await thread.ended;
    if (closing.signal.aborted) return;
    session = undefined;
    onNotice({
      level: 'error',
      text: `The embedded database stopped and is opened again: ${reason}`,
    });
    const opened = await reopen();
    if (opened === undefined) return;
    if (closing.signal.aborted) return opened.thread.close(watchdogMs);
    session = opened;
    onNotice({ level: 'info', text: 'The embedded database is open again.' });
    return reopenWhenEnded(opened);
  }

  /** Retries until it succeeds; undefined if the supervisor was closed in the meantime. */
  async function reopen(wait: number = REOPEN_DELAY_MS.min): Promise<DatabaseSession | undefined> {
    if (closing.signal.aborted) return undefined;
    try {
      return await openSession(start);
    } catch (error) {
      onNotice({ level: 'error', text: error instanceof Error ? error.message : String(error) });
      await delay(wait, undefined, { signal: closing.signal }).catch(() => {});
      return reopen(Math.min(wait * 2, REOPEN_DELAY_MS.max));
    }
  }

  function stop(): DatabaseSession | undefined {
    closing.abort();
    clearInterval(checkTimer);
    const open = session;
    session = undefined;
    return open;
  }

  return {
    session: () => session,
    setPatient(value) {
      isPatient = value;
    },
    async close() {
      await stop()?.thread.close(watchdogMs);
      await reopening;
    },
    async abandon() {
      await stop()?.thread.terminate();
    },
  };
}
