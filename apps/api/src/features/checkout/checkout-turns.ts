import { refuse, type Refusal } from '@sitewright/contracts/errors';
import type { Services } from '../../platform/services.ts';

export interface TurnLimits {
  /** How many run at once under one key. */
  readonly running: number;
  /** How many wait at most, and for how long. */
  readonly waiting: number;
  readonly waitMs: number;
}

/**
 * One website's checkouts: a few at once, the others in the order in which they came. They wait here and not at the
 * database, so that a product that everybody wants takes no connection from other websites and nobody meets a timeout.
 */
const checkoutTurns: TurnLimits = { running: 4, waiting: 1000, waitMs: 12_000 };

/** Runs work under keys, in turn. */
export interface Turns {
  run<T>(key: string, work: () => Promise<T>): Promise<T | Refusal>;
}

interface Line {
  running: number;
  readonly waiting: ((isMyTurn: boolean) => void)[];
}

export function createTurns(limits: TurnLimits): Turns {
  const lines = new Map<string, Line>();

  function wait(line: Line): Promise<boolean> {
    const turn = Promise.withResolvers<boolean>();
    const begin = (isMyTurn: boolean) => {
      clearTimeout(timer);
      turn.resolve(isMyTurn);
    };
    const timer = setTimeout(() => {
      line.waiting.splice(line.waiting.indexOf(begin), 1);
      turn.resolve(false);
    }, limits.waitMs);
    line.waiting.push(begin);
    return turn.promise;
  }

  return {
    async run(key, work) {
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      lines.set(key, line);
      if (line.running < limits.running) line.running += 1;
      // Who waits is given the place of who leaves, so that the number of those who run does not change.
      else if (line.waiting.length >= limits.waiting || !(await wait(line)))
        return refuse('unavailable');
      try {
        return await work();
      } finally {
        const next = line.waiting.shift();
        if (next !== undefined) next(true);
        else line.running -= 1;
        if (line.running === 0) lines.delete(key);
      }
    },
  };
}

const turnsOfServer = new WeakMap<Services['database'], Turns>();

/** The turns of a server: made at its first checkout, gone with it. */
export function turnsOf({ database }: Pick<Services, 'database'>): Turns {
  const known = turnsOfServer.get(database);
  if (known !== undefined) return known;
  const turns = createTurns(checkoutTurns);
  turnsOfServer.set(database, turns);
  return turns;
}
