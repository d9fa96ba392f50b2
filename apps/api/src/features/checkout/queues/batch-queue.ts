import { err, type ErrorResult } from '@sitewright/contracts/errors';

export interface BatchLimits {
  /** How many batches run at once under one key. */
  readonly running: number;
  /** The most jobs of one batch. */
  readonly size: number;
  /** How many wait at most under one key, and for how long. */
  readonly waiting: number;
  readonly waitMs: number;
  /** How long a batch waits at most until it has as many jobs as the last one. A single job does not wait. */
  readonly gatherMs: number;
}

/** The answer of a job that has to be repeated in the next batch, because it depends on one before it in this batch. */
export const again = Symbol('again');

/** The answer of a batch for one of its jobs. A promise does not delay the other answers. */
export type BatchAnswer<Answer> = Answer | typeof again | Promise<Answer | typeof again>;

/** Runs the jobs of one key in a batch. The answers are in the order of the jobs. The first is never `again`. */
export type BatchWork<Job, Answer> = (
  jobs: readonly Job[],
) => Promise<readonly BatchAnswer<Answer>[]>;

/** Collects jobs that would wait for each other, so that one transaction runs many of them. */
export interface BatchQueue<Job, Answer> {
  /** Resolves to `unavailable` after a timeout or if the queue is full. Rejects if the batch fails. */
  submit(key: string, job: Job): Promise<Answer | ErrorResult>;
}

interface Waiting<Job, Answer> {
  readonly job: Job;
  readonly resolve: (answer: Answer | ErrorResult) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

interface Queue<Job, Answer> {
  running: number;
  /** A batch is about to start. */
  isStarting: boolean;
  /** The size of the last batch. The next one is expected to have as many jobs. */
  expected: number;
  gatherTimer: NodeJS.Timeout | undefined;
  forgetTimer: NodeJS.Timeout | undefined;
  readonly waiting: Waiting<Job, Answer>[];
}

/** How long an idle queue is kept. */
const idleMs = 50;

/**
 * Creates a queue that runs the jobs of each key in batches: jobs that arrive while a batch runs are part of the next one.
 * They wait here and not in the database, so that a popular product takes no connections from other websites.
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
      const answers = await work(batch.map(({ job }) => job));
      const later = await Promise.all(
        batch.map(async (one, place) => {
          try {
            const answer = await (answers[place] as BatchAnswer<Answer>);
            if (answer === again) return [one];
            one.resolve(answer);
          } catch (error) {
            one.reject(error);
          }
          return [];
        }),
      );
      queue.waiting.unshift(...later.flat().map(withTimeout(queue)));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  const withTimeout =
    (queue: Queue<Job, Answer>) =>
    (one: Omit<Waiting<Job, Answer>, 'timer'>): Waiting<Job, Answer> => {
      const timer = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(waiting), 1);
        one.resolve(err('unavailable'));
      }, limits.waitMs);
      const waiting = { ...one, timer };
      return waiting;
    };

  function start(key: string, queue: Queue<Job, Answer>): void {
    queue.isStarting = false;
    clearTimeout(queue.gatherTimer);
    queue.gatherTimer = undefined;
    const batch = queue.waiting.splice(0, limits.size);
    queue.expected = batch.length;
    // All of them may have timed out.
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
   * Starts the next batch. It waits briefly until it has as many jobs as the last one, because clients that got their answers
   * together send their next requests together. It starts after the current turn of the event loop, so that requests that
   * arrived at the same time are in the same batch.
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
    const known = queues.get(key);
    if (known !== undefined) {
      clearTimeout(known.forgetTimer);
      return known;
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
