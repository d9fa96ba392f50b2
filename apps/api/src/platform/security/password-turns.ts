import { availableParallelism } from 'node:os';

/** How many calls hash passwords concurrently, and how many of each queue may wait. */
export interface PasswordTurnLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** The queue of a call: many calls of visitors do not prevent owners from logging in. */
export type PasswordQueue = 'owners' | 'visitors';

/** The turns of calls that hash passwords. */
export interface PasswordTurns {
  /** Runs `work` in its turn. Returns null immediately if too many wait in its queue. */
  take<T>(queue: PasswordQueue, work: () => Promise<T>): Promise<T> | null;
}

/**
 * A hash keeps a core busy for tens of milliseconds: one core stays free for pages, and nobody waits longer than a
 * second.
 */
const defaults: PasswordTurnLimits = {
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 16,
};

const opposite = { owners: 'visitors', visitors: 'owners' } as const;

/** Limits concurrent password hashing. Each queue is first in, first out; the two queues alternate. */
export function createPasswordTurns({ atOnce, waiting } = defaults): PasswordTurns {
  const queues: Readonly<Record<PasswordQueue, (() => void)[]>> = { owners: [], visitors: [] };
  let running = 0;
  let lastQueue: PasswordQueue = 'visitors';

  function startNext(): void {
    const queue = queues[opposite[lastQueue]].length > 0 ? opposite[lastQueue] : lastQueue;
    const next = queues[queue].shift();
    lastQueue = queue;
    // The slot passes to the next call: a new call cannot take it from the waiting ones.
    if (next === undefined) running -= 1;
    else next();
  }

  async function run<T>(queue: PasswordQueue, work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((resolve) => queues[queue].push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      startNext();
    }
  }

  return {
    take: (queue, work) =>
      running >= atOnce && queues[queue].length >= waiting ? null : run(queue, work),
  };
}
