import { LRUCache } from 'lru-cache';
import { portions, type CallLog } from './call-log.ts';

const defaultMaxKeys = 50_000;

interface RecordedCalls {
  readonly at: number;
  readonly calls: number;
}

/** Records calls in memory, for the only server of a database. Evicts the keys that were idle longest. */
export function createMemoryCallLog(maxKeys = defaultMaxKeys): CallLog {
  const recorded = new LRUCache<string, readonly RecordedCalls[]>({ max: maxKeys });
  return {
    async record({ key, max, windowMs }, now) {
      const nowMs = now.getTime();
      const recent = (recorded.get(key) ?? []).filter(({ at }) => at > nowMs - windowMs);
      const remaining = max - recent.reduce((sum, { calls }) => sum + calls, 0);
      if (remaining <= 0) {
        recorded.set(key, recent);
        return { retryMs: Math.max(1, (recent[0]?.at ?? nowMs) + windowMs - nowMs) };
      }
      const granted = Math.max(1, Math.trunc((remaining - portions.singles) / portions.part));
      recorded.set(key, [...recent, { at: nowMs, calls: granted }]);
      return { granted };
    },
  };
}
