export interface LookupCacheOptions<Value> {
  readonly now: () => number;
  /** How long a value is valid. */
  readonly ttlMs: number;
  /** The maximum number of entries; the oldest are evicted. Default: no limit. */
  readonly maxEntries?: number;
  /** Allows stale values during an outage. Default: failures are thrown. */
  readonly stale?: StaleOptions<Value>;
}

export interface StaleOptions<Value> {
  /** Whether an error is an outage, which affects every key. */
  readonly isOutage: (error: unknown) => boolean;
  /** Whether a value may be served while it could be outdated. */
  readonly mayServe: (last: Value) => boolean;
  /** How long a fresh value is waited for. Default: two seconds. */
  readonly timeoutMs?: number;
}

/** A value, and when it was last confirmed. */
interface ConfirmedValue<Value> {
  readonly value: Value;
  readonly at: number;
  /** It is known to be outdated: a fresh one is waited for without a timeout. */
  readonly isOutdated?: true;
}

interface CacheEntry<Value> {
  readonly find: () => Promise<Value>;
  promise: Promise<Value>;
  /** When the value expires. */
  until: number;
  /** Undefined until the value has arrived. */
  current?: ConfirmedValue<Value>;
  /** The previous value. */
  readonly last: ConfirmedValue<Value> | undefined;
  /** `current` could not be confirmed after it had expired. */
  isStale: boolean;
  isRefreshing: boolean;
}

/** How often a stale value is requested again. */
const retryMs = 1_000;
const defaultTimeoutMs = 2_000;

/**
 * Caches values for a limited time. A value that equals the previous one is the same object, so that values derived
 * from it stay valid. If a value fails or takes too long, and `stale` allows it, the previous one is returned; from
 * then on requests do not wait, and the value is requested again in the background.
 */
export function createLookupCache<Value>({
  now,
  ttlMs,
  maxEntries = Infinity,
  stale,
}: LookupCacheOptions<Value>) {
  const entries = new Map<string, CacheEntry<Value>>();

  function confirm(entry: CacheEntry<Value>, found: Value): Value {
    const value = sameOr((entry.current ?? entry.last)?.value, found);
    entry.current = { value, at: now() };
    if (entry.isStale) {
      entry.promise = Promise.resolve(value);
      entry.until = now() + ttlMs;
    }
    entry.isStale = false;
    return value;
  }

  function serveStale(entry: CacheEntry<Value>, last: ConfirmedValue<Value>): Value {
    entry.current = last;
    entry.promise = Promise.resolve(last.value);
    entry.until = now() + retryMs;
    entry.isStale = true;
    return last.value;
  }

  /** The value, or the previous one if this one fails or takes too long. */
  async function orLast(
    entry: CacheEntry<Value>,
    pending: Promise<Value>,
    last: ConfirmedValue<Value>,
    { isOutage, timeoutMs = defaultTimeoutMs }: StaleOptions<Value>,
  ): Promise<Value> {
    const timedOut = Promise.withResolvers<Value>();
    const timer =
      last.isOutdated === true
        ? undefined
        : setTimeout(() => timedOut.resolve(serveStale(entry, last)), timeoutMs).unref();
    const settled = pending.then(
      (found) => confirm(entry, found),
      (error: unknown) => {
        if (entry.isStale) return last.value;
        if (isOutage(error)) return serveStale(entry, last);
        throw error;
      },
    );
    return Promise.race([settled, timedOut.promise]).finally(() => clearTimeout(timer));
  }

  function begin(
    key: string,
    find: () => Promise<Value>,
    last: ConfirmedValue<Value> | undefined,
  ): Promise<Value> {
    const pending = find();
    const entry: CacheEntry<Value> = {
      find,
      promise: pending,
      until: now() + ttlMs,
      last,
      isStale: false,
      isRefreshing: false,
    };
    const result =
      last !== undefined && stale?.mayServe(last.value) === true
        ? orLast(entry, pending, last, stale)
        : pending.then((found) => confirm(entry, found));
    entry.promise = result;
    if (!entries.has(key) && entries.size >= maxEntries)
      entries.delete(entries.keys().next().value!);
    entries.set(key, entry);
    // A failure is not cached: the next caller requests again.
    result.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return result;
  }

  function refresh(entry: CacheEntry<Value>, find: () => Promise<Value>): void {
    if (entry.isRefreshing) return;
    entry.isRefreshing = true;
    entry.until = now() + retryMs;
    void find()
      .then(
        (found) => confirm(entry, found),
        () => {},
      )
      .finally(() => {
        entry.isRefreshing = false;
      });
  }

  function forget(key: string): void {
    const entry = entries.get(key);
    const last = entry?.current ?? entry?.last;
    if (entry === undefined || last === undefined) entries.delete(key);
    // Expired now, but still returned during an outage.
    else
      entries.set(key, {
        find: entry.find,
        promise: entry.promise,
        until: -Infinity,
        last: { ...last, isOutdated: true },
        isStale: false,
        isRefreshing: false,
      });
  }

  return {
    get(key: string, find: () => Promise<Value>): Promise<Value> {
      const entry = entries.get(key);
      if (entry === undefined) return begin(key, find, undefined);
      if (entry.until > now()) return entry.promise;
      if (!entry.isStale) return begin(key, find, entry.current ?? entry.last);
      refresh(entry, find);
      return entry.promise;
    },
    /** The cached value without a request; undefined if there is no valid one. */
    peek(key: string): Value | undefined {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.until <= now()) {
        if (!entry.isStale) return undefined;
        refresh(entry, entry.find);
      }
      return entry.current?.value;
    },
    /** For how long a stale value could not be confirmed; undefined for others. */
    staleMs(key: string): number | undefined {
      const entry = entries.get(key);
      return entry?.isStale === true ? now() - entry.current!.at : undefined;
    },
    forget,
    /** Forgets matching values; a pending value is undefined. */
    forgetWhere(matches: (result: Value | undefined) => boolean): void {
      for (const [key, { current }] of entries) if (matches(current?.value)) forget(key);
    },
    forgetAll(): void {
      for (const key of entries.keys()) forget(key);
    },
  };
}

function sameOr<Value>(before: Value | undefined, found: Value): Value {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(found) ? before : found;
}
