import { availableParallelism } from 'node:os';

/** How many calls hash passwords at once, and how many of each queue may wait. */
export interface PasswordTurnLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Whose calls wait for each other: many of visitors keep no owner from logging in. */
export type PasswordQueue = 'owners' | 'visitors';

/** Turns of the calls that hash passwords. */
export interface PasswordTurns {
  /** Runs `work` when its turn comes. Null, at once, when too many wait in its queue already. */
  take<T>(queue: PasswordQueue, work: () => Promise<T>): Promise<T> | null;
}

/** A hash keeps a core busy for tens of milliseconds: one core stays free for pages, and nobody waits a second. */
const defaults: PasswordTurnLimits = {
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 16,
};

const other = { owners: 'visitors', visitors: 'owners' } as const;

/** Lets calls that hash passwords through, a few at once: of each queue in order, of both in turn. */
export function createPasswordTurns({ atOnce, waiting } = defaults): PasswordTurns {
  const queues: Readonly<Record<PasswordQueue, (() => void)[]>> = { owners: [], visitors: [] };
  let running = 0;
  let last: PasswordQueue = 'visitors';

  function startNext(): void {
    const queue = queues[other[last]].length > 0 ? other[last] : last;
    const next = queues[queue].shift();
    last = queue;
    // The turn passes on: a call that has just come does not take it from those that wait.
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
