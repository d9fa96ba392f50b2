import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { compiledPostgres, keepCode } from './compiled-code.ts';
import type { WorkerData, WorkerEvent, WorkerRequest, WorkerStart } from './worker-messages.ts';

/** A running thread that owns the database, seen from the main thread. */
export interface DatabaseThread {
  /** Passes wire bytes to PostgreSQL; the answer goes to `onBytes`. */
  send(bytes: Uint8Array): void;
  /** Resolves once PostgreSQL has answered `select 1`. */
  ping(): Promise<void>;
  /** The whole database as a tar file. */
  dump(): Promise<Blob>;
  /** When the oldest request was sent that has no answer yet, on the monotonic clock; undefined when all have one. */
  waitingSince(): number | undefined;
  /** Closes the database in order and ends the thread; at once when that takes longer than `maxMs`. */
  close(maxMs: number): Promise<void>;
  /** Ends the thread at once, whatever it does. The database recovers as after a killed process. */
  terminate(): Promise<void>;
  /** Resolves with the reason when the thread has ended, expected or not. */
  readonly ended: Promise<string>;
}

interface PendingRequest {
  readonly resolve: (event: WorkerEvent) => void;
  readonly reject: (error: Error) => void;
  readonly sentAt: number;
}

/** Starts the thread and resolves when the database is open. */
export async function startDatabaseThread(
  start: WorkerStart,
  onBytes: (bytes: Uint8Array) => void,
): Promise<DatabaseThread> {
  // The build lays the worker beside the server, under the same name.
  const worker = new Worker(
    new URL(`./database-worker${extname(import.meta.url)}`, import.meta.url),
    {
      workerData: { start, code: await compiledPostgres() } satisfies WorkerData,
      name: 'sitewright database',
    },
  );
  // Requests are answered in the order in which they were sent.
  const pending: PendingRequest[] = [];
  let lastReason = 'ended';

  const ended = new Promise<string>((resolve) => {
    worker.on(
      'error',
      (error) => (lastReason = error instanceof Error ? error.message : String(error)),
    );
    worker.on('exit', () => {
      for (const { reject } of pending.splice(0))
        reject(new Error(`The database thread ended: ${lastReason}`));
      resolve(lastReason);
    });
  });

  const opened = new Promise<void>((resolve, reject) => {
    worker.on('message', (event: WorkerEvent) => {
      if (event instanceof Uint8Array) {
        pending.shift();
        onBytes(event);
      } else if (event.kind === 'compiled') {
        keepCode(event);
      } else if (event.kind === 'opened') {
        resolve();
      } else if (event.kind === 'failed') {
        lastReason = event.reason;
        reject(new Error(`The embedded database does not start: ${event.reason}`));
      } else {
        pending.shift()?.resolve(event);
      }
    });
    void ended.then((reason) =>
      reject(new Error(`The embedded database does not start: ${reason}`)),
    );
  });

  const request = (message: Exclude<WorkerRequest, Uint8Array>) =>
    new Promise<WorkerEvent>((resolve, reject) => {
      pending.push({ resolve, reject, sentAt: performance.now() });
      worker.postMessage(message, []);
    });

  try {
    await opened;
  } catch (error) {
    await worker.terminate();
    throw error;
  }

  return {
    send(bytes) {
      // An own copy: a Buffer may be a window into a large pool, which would be copied whole.
      const copy = new Uint8Array(bytes);
      pending.push({ resolve: ignore, reject: ignore, sentAt: performance.now() });
      worker.postMessage(copy, [copy.buffer]);
    },
    async ping() {
      await request({ kind: 'ping' });
    },
    async dump() {
      const event = await request({ kind: 'dump' });
      if (event instanceof Uint8Array || event.kind !== 'dumped')
        throw new Error('The database gave no dump.');
      return event.tar;
    },
    waitingSince: () => pending[0]?.sentAt,
    async close(maxMs) {
      const timer = setTimeout(() => void worker.terminate(), maxMs);
      await request({ kind: 'close' }).catch(ignore);
      await ended;
      clearTimeout(timer);
    },
    async terminate() {
      lastReason = 'terminated';
      await worker.terminate();
    },
    ended,
  };
}

function ignore(): void {}
