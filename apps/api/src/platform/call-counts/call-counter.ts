import { DatabaseOutage } from '../database/outage.ts';
import { LRUCache } from 'lru-cache';
import { portions as portionRules, type CallLog, type LoggedCall } from './call-log.ts';

/** Counts calls over all servers of a database. */
export interface CallCounter {
  /** Counts a call. Null when it is within its limit, else in how many milliseconds another may be. */
  count(call: LoggedCall, now: Date): Promise<number | null>;
}

export interface CallCounterOptions {
  readonly log: CallLog;
  /** Used while the database is away: each server counts for itself then. */
  readonly fallback: CallLog;
  /** A clock that never stands still, in milliseconds. Default: that of the process. */
  readonly clock?: () => number;
}

interface Portion {
  left: number;
  /** Calls of a portion are recorded when it begins: it is not held for long. */
  readonly until: number;
}

/** A portion is held for this part of the window. */
const heldFor = 0.5;
const mostKeys = 50_000;
/** How long the database is left alone after it was away. */
const awayMs = 5_000;

/**
 * Counts calls in a log that all servers share. To ask it for each view of a page would cost more than many a page: of a
 * large limit a server takes a portion at a time. What is recorded in a window never exceeds the limit. Calls of a
 * portion are recorded when it is taken and let through up to half a window later, so that in the worst case a window
 * sees the limit and one portion more of each server. It sees less where a server has not used up its portion. Limits
 * without portions are exact. Who is rejected is rejected without a question until the time that the log named.
 */
export function createCallCounter({
  log,
  fallback,
  clock = () => performance.now(),
}: CallCounterOptions): CallCounter {
  const portions = new LRUCache<string, Portion>({ max: mostKeys });
  const rejected = new LRUCache<string, number>({ max: mostKeys });
  const taking = new Map<string, Promise<unknown>>();
  let awayUntil = -Infinity;

  const record: CallLog['record'] = async (call, now) => {
    if (clock() < awayUntil) return fallback.record(call, now);
    try {
      return await log.record(call, now);
    } catch (error) {
      if (!(error instanceof DatabaseOutage)) throw error;
      awayUntil = clock() + awayMs;
      return fallback.record(call, now);
    }
  };

  async function takePortion(call: LoggedCall, now: Date): Promise<number | null> {
    const { key, windowMs } = call;
    const recorded = await record(call, now);
    if ('retryMs' in recorded) {
      rejected.set(key, now.getTime() + recorded.retryMs);
      return recorded.retryMs;
    }
    if (recorded.granted > 1)
      portions.set(key, {
        left: recorded.granted - 1,
        until: now.getTime() + windowMs * heldFor,
      });
    return null;
  }

  /** Uses a call of a portion that is held; false when there is none. */
  function useHeld(key: string, now: Date): boolean {
    const portion = portions.get(key);
    if (portion === undefined || portion.left === 0 || portion.until <= now.getTime()) return false;
    portion.left -= 1;
    return true;
  }

  return {
    async count(call, now) {
      const { key } = call;
      for (;;) {
        if (useHeld(key, now)) return null;
        const waitMs = (rejected.get(key) ?? -Infinity) - now.getTime();
        if (waitMs > 0) return waitMs;
        const underWay = taking.get(key);
        if (underWay === undefined) break;
        await underWay;
      }
      // Each call of a small limit is recorded by itself; who waits for another saves nothing.
      if (call.max <= portionRules.singles) return takePortion(call, now);
      const taken = takePortion(call, now);
      taking.set(key, Promise.allSettled([taken]));
      return taken.finally(() => taking.delete(key));
    },
  };
}
