import type { Failure, Result } from '../failure.ts';

/** The cached state of a key. A new object whenever it changes. */
export interface Cached<Data> {
  /** The latest data; they stay while newer ones load, and if that fails. */
  readonly data?: Data;
  /** Why the last load failed; removed by the next success. */
  readonly failure?: Failure | undefined;
  /** Whether data are loading, or not yet requested. */
  readonly isLoading: boolean;
}

/** Loads the data of a key. */
export type Load<Data> = () => Promise<Result<Data>>;

/** Options of a cache. */
export interface CacheOptions {
  /** The current time in milliseconds. */
  readonly now: () => number;
  /** How long data are fresh. Stale data are shown while they reload. Default: 0. */
  readonly freshMs?: number;
  /** How long unused data are kept. Default: 300,000. */
  readonly keepMs?: number;
}

/** Data by key, until they have been unused for a while. */
export interface Cache {
  read<Data>(key: string): Cached<Data>;
  /** Loads data unless they are fresh or loading. */
  revalidate<Data>(key: string, load: Load<Data>): void;
  /** Reloads stale keys in use. With a key, reloads that key even if it is fresh. */
  refresh(key?: string): void;
  /** Sets data, such as the response of a PUT or data in the page. A function receives the current data. */
  write<Data>(key: string, data: Data | ((current: Data | undefined) => Data)): void;
  /** Reloads keys in use with this prefix and drops the others that have it. */
  invalidate(prefix: string): void;
  subscribe(key: string, listener: () => void): () => void;
}

interface Entry {
  cached: Cached<unknown>;
  /** When the data were last loaded or written; -Infinity if they must be reloaded. */
  loadedAt: number;
  /** When it was last read or subscribed to. */
  usedAt: number;
  load?: Load<unknown>;
  /** The current load; results of earlier ones are ignored. */
  running?: Promise<Result<unknown>> | undefined;
  readonly listeners: Set<() => void>;
}

/** A rejected load is a failure; otherwise its key would stay loading forever. */
const toFailure = (reason: unknown): Result<never> => ({
  ok: false,
  failure: {
    kind: 'connection',
    status: 0,
    message: reason instanceof Error ? reason.message : String(reason),
  },
});

/** A synchronous throw is a rejection, so that it does not prevent other loads. */
const startLoad = (load: Load<unknown>): Promise<Result<unknown>> => {
  try {
    return load();
  } catch (reason) {
    return Promise.reject(reason);
  }
};

/** Creates a cache that shows existing data while it loads newer ones. */
export function createCache({ now, freshMs = 0, keepMs = 300_000 }: CacheOptions): Cache {
  const entries = new Map<string, Entry>();

  const entryOf = (key: string): Entry => {
    const existing = entries.get(key);
    const usedAt = now();
    if (existing) {
      existing.usedAt = usedAt;
      return existing;
    }
    // Only a new key can make the cache grow.
    for (const [oldKey, { listeners, running, usedAt: lastUsedAt }] of entries) {
      if (listeners.size === 0 && !running && usedAt - lastUsedAt > keepMs) entries.delete(oldKey);
    }
    const entry: Entry = {
      cached: { isLoading: true },
      loadedAt: -Infinity,
      usedAt,
      listeners: new Set(),
    };
    entries.set(key, entry);
    return entry;
  };
  const change = (entry: Entry, cached: Cached<unknown>) => {
    entry.cached = cached;
    entry.listeners.forEach((listener) => listener());
  };
  const storeData = (entry: Entry, data: unknown) => {
    entry.usedAt = entry.loadedAt = now();
    entry.running = undefined;
    change(entry, { data, isLoading: false });
  };
  const start = (entry: Entry, load: Load<unknown>) => {
    const running = startLoad(load);
    entry.running = running;
    change(entry, { ...entry.cached, isLoading: true });
    void finish(entry, running);
  };
  const finish = async (entry: Entry, running: Promise<Result<unknown>>) => {
    const result = await running.catch(toFailure);
    if (entry.running !== running) return;
    if (result.ok) return storeData(entry, result.data);
    entry.running = undefined;
    change(entry, { ...entry.cached, failure: result.failure, isLoading: false });
  };

  const revalidate = (entry: Entry, load: Load<unknown>) => {
    if (!entry.running && now() - entry.loadedAt >= freshMs) start(entry, load);
  };

  return {
    read: <Data>(key: string) => entryOf(key).cached as Cached<Data>,
    revalidate(key, load) {
      const entry = entryOf(key);
      entry.load = load;
      revalidate(entry, load);
    },
    refresh(requestedKey) {
      for (const [key, entry] of entries) {
        if (!entry.load || entry.listeners.size === 0) continue;
        if (key === requestedKey) start(entry, entry.load);
        else if (requestedKey === undefined) revalidate(entry, entry.load);
      }
    },
    write(key, data) {
      const entry = entryOf(key);
      const update = data as (current: unknown) => unknown;
      storeData(entry, typeof data === 'function' ? update(entry.cached.data) : data);
    },
    invalidate(prefix) {
      for (const [key, entry] of entries) {
        if (!key.startsWith(prefix)) continue;
        entry.loadedAt = -Infinity;
        if (entry.listeners.size === 0) entries.delete(key);
        else if (entry.load) start(entry, entry.load);
      }
    },
    subscribe(key, listener) {
      const entry = entryOf(key);
      entry.listeners.add(listener);
      return () => {
        entry.listeners.delete(listener);
        entry.usedAt = now();
      };
    },
  };
}
