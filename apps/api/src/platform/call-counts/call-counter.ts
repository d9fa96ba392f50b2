import { DatabaseOutage } from '../database/outage.ts';
import { LRUCache } from 'lru-cache';
import { portions as portionRules, type CallLog, type LoggedCall } from './call-log.ts';

/** Counts calls over all servers of a database. */
export interface CallCounter {
  /** Counts a call. Returns null within the limit, else the milliseconds until another call is allowed. */
  count(call: LoggedCall, now: Date): Promise<number | null>;
}

export interface CallCounterOptions {
  readonly log: CallLog;
  /** Used during a database outage: each server then counts on its own. */
  readonly fallback: CallLog;
  /** A monotonic clock in milliseconds. Default: that of the process. */
  readonly clock?: () => number;
}

interface Portion {
  left: number;
  /** The calls of a portion are recorded when it is taken, so it expires soon. */
  readonly until: number;
}

/** The part of the window for which a portion is valid. */
const heldFor = 0.5;
const mostKeys = 50_000;
/** How long the database is not asked again after an outage. */
const awayMs = 5_000;

/**
 * Counts calls in a log that all servers share. Asking it for each page view would cost more than many pages, so a
 * server takes portions of large limits. The recorded calls of a window never exceed the limit. The calls of a portion
 * are recorded when it is taken and allowed for up to half a window, so in the worst case a window sees the limit and
 * one more portion per server; it sees fewer where a portion is not used up. Limits without portions are exact. A
 * rejected client is rejected without a query until the time that the log returned.
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

  /** Uses a call of the current portion; false if there is none. */
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
      // Each call of a small limit is recorded on its own; waiting for another would save nothing.
      if (call.max <= portionRules.singles) return takePortion(call, now);
      const taken = takePortion(call, now);
      taking.set(key, Promise.allSettled([taken]));
      return taken.finally(() => taking.delete(key));
    },
  };
}
