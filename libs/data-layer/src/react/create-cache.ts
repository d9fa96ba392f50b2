import type { Failure, Result } from '../failure.ts';

/** What is known under a key. A new object whenever something about it changed. */
export interface Cached<Data> {
  /** The last data that came; they stay while newer ones are loaded, and when that fails. */
  readonly data?: Data;
  /** Why the last load failed; gone with the next success. */
  readonly failure?: Failure | undefined;
  /** Whether data are on their way, or have yet to be asked for. */
  readonly isLoading: boolean;
}

/** Loads what belongs under a key. */
export type Load<Data> = () => Promise<Result<Data>>;

/** What a cache takes from its host. */
export interface CacheOptions {
  /** The time in milliseconds. */
  readonly now: () => number;
  /** How long data count as fresh. Stale data are shown while they load again. Default: 0. */
  readonly freshMs?: number;
  /** How long data are kept that nobody watches. Default: 300,000. */
  readonly keepMs?: number;
}

/** Responses by key, until nothing has used them for a while. */
export interface Cache {
  read<Data>(key: string): Cached<Data>;
  /** Loads unless what is there is fresh or on its way. */
  revalidate<Data>(key: string, load: Load<Data>): void;
  /** Reloads watched keys that are stale. With a key, reloads that key even if it is fresh. */
  refresh(key?: string): void;
  /**
   * Puts data in, for example what a PUT answered or what the page came with. A function makes them
   * of those that are there.
   */
  write<Data>(key: string, data: Data | ((current: Data | undefined) => Data)): void;
  /** Reloads watched keys with this prefix and drops the others that have it. */
  invalidate(prefix: string): void;
  subscribe(key: string, listener: () => void): () => void;
}

interface Entry {
  cached: Cached<unknown>;
  at: number;
  /** When it was last read or watched. */
  usedAt: number;
  load?: Load<unknown>;
  /** What is on its way; an answer to anything older comes too late. */
  running?: Promise<Result<unknown>> | undefined;
  readonly listeners: Set<() => void>;
}

/** A load that rejects has not come to an answer; left alone, its key would be on its way for ever. */
const toFailure = (reason: unknown): Result<never> => ({
  ok: false,
  failure: {
    kind: 'connection',
    status: 0,
    message: reason instanceof Error ? reason.message : String(reason),
  },
});

/** A load that throws at once is one that rejects, so that it keeps no other from being loaded. */
const begin = (load: Load<unknown>): Promise<Result<unknown>> => {
  try {
    return load();
  } catch (reason) {
    return Promise.reject(reason);
  }
};

/** Makes a cache that shows what it has while it loads what is newer. */
export function createCache({ now, freshMs = 0, keepMs = 300_000 }: CacheOptions): Cache {
  const entries = new Map<string, Entry>();

  const entryOf = (key: string): Entry => {
    const known = entries.get(key);
    const usedAt = now();
    if (known) {
      known.usedAt = usedAt;
      return known;
    }
    // Here, because only a new key can make the cache grow.
    for (const [old, { listeners, running, usedAt: last }] of entries) {
      if (listeners.size === 0 && !running && usedAt - last > keepMs) entries.delete(old);
    }
    const entry: Entry = {
      cached: { isLoading: true },
      at: -Infinity,
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
  const settle = (entry: Entry, data: unknown) => {
    entry.usedAt = entry.at = now();
    entry.running = undefined;
    change(entry, { data, isLoading: false });
  };
  const start = (entry: Entry, load: Load<unknown>) => {
    const running = begin(load);
    entry.running = running;
    change(entry, { ...entry.cached, isLoading: true });
    void finish(entry, running);
  };
  const finish = async (entry: Entry, running: Promise<Result<unknown>>) => {
    const result = await running.catch(toFailure);
    if (entry.running !== running) return;
    if (result.ok) return settle(entry, result.data);
    entry.running = undefined;
    change(entry, { ...entry.cached, failure: result.failure, isLoading: false });
  };

  const revalidate = (entry: Entry, load: Load<unknown>) => {
    if (!entry.running && now() - entry.at >= freshMs) start(entry, load);
  };

  return {
    read: <Data>(key: string) => entryOf(key).cached as Cached<Data>,
    revalidate(key, load) {
      const entry = entryOf(key);
      entry.load = load;
      revalidate(entry, load);
    },
    refresh(wanted) {
      for (const [key, entry] of entries) {
        if (!entry.load || entry.listeners.size === 0) continue;
        if (key === wanted) start(entry, entry.load);
        else if (wanted === undefined) revalidate(entry, entry.load);
      }
    },
    write(key, data) {
      const entry = entryOf(key);
      const make = data as (current: unknown) => unknown;
      settle(entry, typeof data === 'function' ? make(entry.cached.data) : data);
    },
    invalidate(prefix) {
      for (const [key, entry] of entries) {
        if (!key.startsWith(prefix)) continue;
        entry.at = -Infinity;
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
