import { err, type ErrorResult } from '@sitewright/contracts/errors';

export interface BatchLimits {
  /** The maximum number of batches of one key that run at the same time. */
  readonly running: number;
  /** The maximum number of jobs in a batch. */
  readonly size: number;
  /** The maximum number of jobs of one key that wait. */
  readonly waiting: number;
  /** How long a job waits at most before it fails. */
  readonly waitMs: number;
  /** How long a batch waits at most for as many jobs as the last one had. After a single job, it does not wait. */
  readonly gatherMs: number;
}

/** The result of a job that must run again in the next batch, because it depends on an earlier job of this batch. */
export const again = Symbol('again');

/** The result of one job of a batch. If it is a promise, the other jobs do not wait for it. */
export type BatchResult<Answer> = Answer | typeof again | Promise<Answer | typeof again>;

/** Runs the jobs of one key in a batch. The results are in the order of the jobs. The first is never `again`. */
export type BatchWork<Job, Answer> = (
  jobs: readonly Job[],
) => Promise<readonly BatchResult<Answer>[]>;

/** Collects jobs that would otherwise wait for each other's locks, so that one transaction runs many of them. */
export interface BatchQueue<Job, Answer> {
  /** Resolves to `unavailable` after a timeout or if the queue is full. Rejects if the batch fails. */
  submit(key: string, job: Job): Promise<Answer | ErrorResult>;
}

interface Waiting<Job, Answer> {
  readonly job: Job;
  readonly resolve: (result: Answer | ErrorResult) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

interface Queue<Job, Answer> {
  running: number;
  /** A batch is about to start. */
  isStarting: boolean;
  /** The size of the last batch, which the next one is expected to have too. */
  expected: number;
  gatherTimer: NodeJS.Timeout | undefined;
  forgetTimer: NodeJS.Timeout | undefined;
  readonly waiting: Waiting<Job, Answer>[];
}

/** How long an idle queue is stored. */
const idleMs = 50;

/**
 * Creates a queue that runs the jobs of each key in batches: jobs that arrive while a batch runs are part of the next
 * one. Jobs wait here and not in the database, so that a popular product takes no connections from other websites.
 */
export function createBatchQueue<Job, Answer>(
  limits: BatchLimits,
  work: BatchWork<Job, Answer>,
): BatchQueue<Job, Answer> {
  const queues = new Map<string, Queue<Job, Answer>>();

  async function runBatch(
    queue: Queue<Job, Answer>,
    batch: readonly Waiting<Job, Answer>[],
  ): Promise<void> {
    for (const { timer } of batch) clearTimeout(timer);
    try {
      const results = await work(batch.map(({ job }) => job));
      const repeated = await Promise.all(
        batch.map(async (entry, index) => {
          try {
            const result = await (results[index] as BatchResult<Answer>);
            if (result === again) return [entry];
            entry.resolve(result);
          } catch (error) {
            entry.reject(error);
          }
          return [];
        }),
      );
      queue.waiting.unshift(...repeated.flat().map(withTimeout(queue)));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  const withTimeout =
    (queue: Queue<Job, Answer>) =>
    (entry: Omit<Waiting<Job, Answer>, 'timer'>): Waiting<Job, Answer> => {
      const timer = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(waiting), 1);
        entry.resolve(err('unavailable'));
      }, limits.waitMs);
      const waiting = { ...entry, timer };
      return waiting;
    };

  function start(key: string, queue: Queue<Job, Answer>): void {
    queue.isStarting = false;
    clearTimeout(queue.gatherTimer);
    queue.gatherTimer = undefined;
    const batch = queue.waiting.splice(0, limits.size);
    queue.expected = batch.length;
    // All waiting jobs may have timed out.
    if (batch.length === 0) return forgetSoon(key, queue);
    queue.running += 1;
    void runBatch(queue, batch).finally(() => {
      queue.running -= 1;
      startSoon(key, queue);
      if (queue.running + queue.waiting.length === 0) forgetSoon(key, queue);
    });
    startSoon(key, queue);
  }

  function forgetSoon(key: string, queue: Queue<Job, Answer>): void {
    clearTimeout(queue.forgetTimer);
    queue.forgetTimer = setTimeout(() => queues.delete(key), idleMs).unref();
  }

  /**
   * Starts the next batch. It waits briefly until it has as many jobs as the last one, because clients that got their
   * responses together send their next requests together. It starts after the current turn of the event loop, so that
   * requests that arrived at the same time are in the same batch.
   */
  function startSoon(key: string, queue: Queue<Job, Answer>): void {
    const { waiting } = queue;
    if (queue.isStarting || queue.running >= limits.running || waiting.length === 0) return;
    const startNow = () => {
      if (queue.isStarting) return;
      queue.isStarting = true;
      setImmediate(() => start(key, queue));
    };
    if (waiting.length >= Math.min(queue.expected, limits.size)) startNow();
    else queue.gatherTimer ??= setTimeout(startNow, limits.gatherMs);
  }

  function queueOf(key: string): Queue<Job, Answer> {
    const existing = queues.get(key);
    if (existing !== undefined) {
      clearTimeout(existing.forgetTimer);
      return existing;
    }
    const queue: Queue<Job, Answer> = {
      running: 0,
      isStarting: false,
      expected: 0,
      gatherTimer: undefined,
      forgetTimer: undefined,
      waiting: [],
    };
    queues.set(key, queue);
    return queue;
  }

  return {
    submit(key, job) {
      const queue = queueOf(key);
      if (queue.waiting.length >= limits.waiting) return Promise.resolve(err('unavailable'));
      return new Promise((resolve, reject) => {
        queue.waiting.push(withTimeout(queue)({ job, resolve, reject }));
        startSoon(key, queue);
      });
    },
  };
}
