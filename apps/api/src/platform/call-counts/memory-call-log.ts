import { LRUCache } from 'lru-cache';
import { portions, type CallLog } from './call-log.ts';

const mostKeys = 50_000;

interface RecordedCalls {
  readonly at: number;
  readonly calls: number;
}

/** Records in memory: for a server that has its database to itself. The keys that were idle longest are forgotten. */
export function createMemoryCallLog(maxKeys = mostKeys): CallLog {
  const recorded = new LRUCache<string, readonly RecordedCalls[]>({ max: maxKeys });
  return {
    async record({ key, max, windowMs }, now) {
      const nowMs = now.getTime();
      const recent = (recorded.get(key) ?? []).filter(({ at }) => at > nowMs - windowMs);
      const left = max - recent.reduce((sum, { calls }) => sum + calls, 0);
      if (left <= 0) {
        recorded.set(key, recent);
        return { retryMs: Math.max(1, (recent[0]?.at ?? nowMs) + windowMs - nowMs) };
      }
      const granted = Math.max(1, Math.trunc((left - portions.singles) / portions.part));
      recorded.set(key, [...recent, { at: nowMs, calls: granted }]);
      return { granted };
    },
  };
}
