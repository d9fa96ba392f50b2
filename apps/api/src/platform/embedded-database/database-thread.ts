import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { compiledPostgres, cacheCode } from './compiled-code.ts';
import type { WorkerData, WorkerEvent, WorkerRequest, WorkerStart } from './worker-messages.ts';

/** A running thread that owns the database, seen from the main thread. */
export interface DatabaseThread {
  /** Sends wire protocol bytes to PostgreSQL; the response goes to `onBytes`. */
  send(bytes: Uint8Array): void;
  /** Resolves once PostgreSQL has answered `select 1`. */
  ping(): Promise<void>;
  /** The whole database as a tar file. */
  dump(): Promise<Blob>;
  /** When the oldest pending request was sent, on the monotonic clock; undefined if there is none. */
  waitingSince(): number | undefined;
  /** Closes the database and ends the thread; kills it if that takes longer than `maxMs`. */
  close(maxMs: number): Promise<void>;
  /** Kills the thread. The database recovers as after a killed process. */
  terminate(): Promise<void>;
  /** Resolves with the reason when the thread has ended, expectedly or not. */
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
  // The build puts the worker beside the server, under the same name.
  const worker = new Worker(
    new URL(`./database-worker${extname(import.meta.url)}`, import.meta.url),
    {
      workerData: { start, code: await compiledPostgres() } satisfies WorkerData,
      name: 'sitewright database',
    },
  );
  // Responses arrive in the order of the requests.
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
        cacheCode(event);
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
      // A copy: a Buffer may be a view of a large pool, which would be transferred as a whole.
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
        throw new Error('The database returned no dump.');
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
