import { availableParallelism } from 'node:os';

/** How many calls hash passwords at once, and how many may wait for their turn. */
export interface PasswordTurnLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Turns of the calls that hash passwords. */
export interface PasswordTurns {
  /** Runs `work` when its turn comes. Null, at once, when too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T> | null;
}

/** A hash keeps a core busy for tens of milliseconds: one core stays free for pages, and nobody waits a second. */
const defaults: PasswordTurnLimits = {
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 16,
};

/** Lets calls that hash passwords through in the order in which they came, a few at once. */
export function createPasswordTurns({ atOnce, waiting } = defaults): PasswordTurns {
  const queue: (() => void)[] = [];
  let running = 0;

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // The turn passes on: nobody who has just come takes it from those who wait.
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    take: (work) => (running >= atOnce && queue.length >= waiting ? null : run(work)),
  };
}
