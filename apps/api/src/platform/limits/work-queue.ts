/** More work is asked for than can be done soon. Answered with 429. */
export class WorkQueueFull extends Error {
  override readonly name = 'WorkQueueFull';
  readonly retryAfterMs: number;

  constructor(retryAfterMs = 2_000) {
    super('More work is asked for than can be done soon.');
    this.retryAfterMs = retryAfterMs;
  }
}

export interface WorkQueueOptions {
  /** How much of the work is done at once. */
  readonly running: number;
  /** How much may wait beside it. */
  readonly waiting: number;
}

export interface WorkQueue {
  /** @throws {WorkQueueFull} when too much waits already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Bounds work that is expensive, in total: whoever sends requests for it from however many addresses leaves the rest of
 * the server to everybody else.
 */
export function createWorkQueue({
  running: most,
  waiting: mostWaiting,
}: WorkQueueOptions): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running < most) running += 1;
      else {
        if (waiting.length >= mostWaiting) throw new WorkQueueFull();
        // Whoever ends hands its place on.
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
