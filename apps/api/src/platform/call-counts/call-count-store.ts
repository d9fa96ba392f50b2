import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { CallCounter } from './call-counter.ts';

type Incremented = { readonly current: number; readonly ttl: number };

/** A store for `@fastify/rate-limit` that counts over all servers; keys contain the route. */
export function callCountStore(counter: CallCounter, now: () => Date): FastifyRateLimitStoreCtor {
  const increment = callbackify(
    async (key: string, windowMs: number, max: number): Promise<Incremented> => {
      const retryMs = await counter.count({ key, max, windowMs }, now());
      return retryMs === null ? { current: 1, ttl: windowMs } : { current: max + 1, ttl: retryMs };
    },
  );
  return class CallCountStore implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: (error: Error | null, result?: Incremented) => void,
      windowMs: number,
      max: number,
    ): void {
      increment(key, windowMs, max, callback);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
