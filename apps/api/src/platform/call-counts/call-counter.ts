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
  remaining: number;
  /** The calls of a portion are recorded when it is taken, so it expires soon. */
  readonly until: number;
}

/** How long a portion is valid, as a share of the window. */
const portionWindowShare = 0.5;
const maxKeys = 50_000;
/** How long the database is not queried after an outage. */
const outageRetryMs = 5_000;

/**
 * Counts calls in a log that all servers share. Querying it for each page view would cost more than many pages do, so a
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
  const portions = new LRUCache<string, Portion>({ max: maxKeys });
  const rejected = new LRUCache<string, number>({ max: maxKeys });
  const pendingPortions = new Map<string, Promise<unknown>>();
  let outageUntil = -Infinity;

  const record: CallLog['record'] = async (call, now) => {
    if (clock() < outageUntil) return fallback.record(call, now);
    try {
      return await log.record(call, now);
    } catch (error) {
      if (!(error instanceof DatabaseOutage)) throw error;
      outageUntil = clock() + outageRetryMs;
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
        remaining: recorded.granted - 1,
        until: now.getTime() + windowMs * portionWindowShare,
      });
    return null;
  }

  /** Uses a call of the current portion; false if there is none. */
  function takeFromPortion(key: string, now: Date): boolean {
    const portion = portions.get(key);
    if (portion === undefined || portion.remaining === 0 || portion.until <= now.getTime())
      return false;
    portion.remaining -= 1;
    return true;
  }

  return {
    async count(call, now) {
      const { key } = call;
      for (;;) {
        if (takeFromPortion(key, now)) return null;
        const waitMs = (rejected.get(key) ?? -Infinity) - now.getTime();
        if (waitMs > 0) return waitMs;
        const pending = pendingPortions.get(key);
        if (pending === undefined) break;
        await pending;
      }
      // Each call of a small limit is recorded on its own; waiting for another would save nothing.
      if (call.max <= portionRules.singles) return takePortion(call, now);
      const portion = takePortion(call, now);
      pendingPortions.set(key, Promise.allSettled([portion]));
      return portion.finally(() => pendingPortions.delete(key));
    },
  };
}
