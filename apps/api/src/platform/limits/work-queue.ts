/** Too much work is queued. Answered with 429 and `Retry-After`. */
export class WorkQueueFull extends Error {
  override readonly name = 'WorkQueueFull';
  readonly retryAfterMs: number;

  constructor(retryAfterMs = 2_000) {
    super('Too much work is queued.');
    this.retryAfterMs = retryAfterMs;
  }
}

export interface WorkQueueOptions {
  /** How many jobs run concurrently. */
  readonly running: number;
  /** How many more jobs may wait. */
  readonly waiting: number;
}

export interface WorkQueue {
  /** @throws {WorkQueueFull} when too many jobs wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Bounds expensive work in total, so that a flood of expensive requests, from any number of addresses, leaves the
 * server available for all other requests.
 */
export function createWorkQueue({
  running: maxRunning,
  waiting: maxWaiting,
}: WorkQueueOptions): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running < maxRunning) running += 1;
      else {
        if (waiting.length >= maxWaiting) throw new WorkQueueFull();
        // A job that ends passes its slot to the next one.
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
