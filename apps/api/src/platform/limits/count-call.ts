import { createRecentValues } from '../memory/recent-values.ts';
import type { Services } from '../services.ts';

/** A call that is limited by something else than its address alone. */
export interface LimitedCall {
  /** Names the limit, and whom it is for. */
  readonly key: string;
  /** So many at most, in any window. */
  readonly max: number;
  readonly windowMs: number;
}

const mostKeys = 50_000;
const calls = new WeakMap<object, ReturnType<typeof createRecentValues<readonly number[]>>>();

/** Counts a call. Null when it is within its limit, else in how many milliseconds another one may be made. */
export async function countCall(
  { database }: Pick<Services, 'database'>,
  { key, max, windowMs }: LimitedCall,
  now: Date,
): Promise<number | null> {
  const counted = calls.get(database) ?? createRecentValues<readonly number[]>(mostKeys);
  calls.set(database, counted);
  const nowMs = now.getTime();
  const recent = (counted.get(key) ?? []).filter((at) => at > nowMs - windowMs);
  const isWithin = recent.length < max;
  counted.set(key, isWithin ? [...recent, nowMs] : recent);
  return isWithin ? null : Math.max(1, (recent[0] ?? nowMs) + windowMs - nowMs);
}
