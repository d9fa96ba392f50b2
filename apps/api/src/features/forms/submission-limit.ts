import type { Services } from '../../platform/services.ts';

/** FORM-75: so many submissions of one form from one address in a minute. */
const submissionLimit = { max: 10, windowMs: 60_000, maxKeys: 50_000 } as const;

/** Counts calls by key over the last while. */
export interface CallCounter {
  /** Counts a call; false when it is one too many. */
  take(key: string, nowMs: number): boolean;
}

/** A counter whose oldest keys are forgotten when there are too many of them. */
export function createCallCounter({
  max,
  windowMs,
  maxKeys,
}: {
  readonly max: number;
  readonly windowMs: number;
  readonly maxKeys: number;
}): CallCounter {
  const calls = new Map<string, readonly number[]>();
  return {
    take(key, nowMs) {
      const recent = (calls.get(key) ?? []).filter((at) => at > nowMs - windowMs);
      const isAllowed = recent.length < max;
      // Written anew at the end, so that the first keys are those that were idle longest.
      calls.delete(key);
      calls.set(key, isAllowed ? [...recent, nowMs] : recent);
      if (calls.size > maxKeys) calls.delete(calls.keys().next().value ?? '');
      return isAllowed;
    },
  };
}

const counters = new WeakMap<Services, CallCounter>();

/** The counter of a server: made at its first submission, gone with it. */
export function submissionCounter(services: Services): CallCounter {
  const known = counters.get(services);
  if (known !== undefined) return known;
  const counter = createCallCounter(submissionLimit);
  counters.set(services, counter);
  return counter;
}
