export interface KnownAnswersOptions<Value> {
  readonly now: () => number;
  /** How long an answer is valid. */
  readonly ttlMs: number;
  /** The maximum number of entries; the oldest are evicted. Default: no limit. */
  readonly maxEntries?: number;
  /** Allows stale answers during an outage. Default: failures are thrown. */
  readonly stale?: StaleOptions<Value>;
}

export interface StaleOptions<Value> {
  /** Whether an error is an outage, which affects every key. */
  readonly isOutage: (error: unknown) => boolean;
  /** Whether an answer may be served while it could be outdated. */
  readonly mayServe: (last: Value) => boolean;
  /** How long a fresh answer is waited for. Default: two seconds. */
  readonly timeoutMs?: number;
}

/** An answer, and when it was last confirmed. */
interface ConfirmedAnswer<Value> {
  readonly value: Value;
  readonly at: number;
  /** It is known to be outdated: a fresh one is waited for without a timeout. */
  readonly isOutdated?: true;
}

interface KnownAnswer<Value> {
  readonly find: () => Promise<Value>;
  answer: Promise<Value>;
  /** When the answer expires. */
  until: number;
  /** Undefined until the answer has arrived. */
  current?: ConfirmedAnswer<Value>;
  /** The previous answer. */
  readonly last: ConfirmedAnswer<Value> | undefined;
  /** `current` could not be confirmed after it had expired. */
  isStale: boolean;
  isRefreshing: boolean;
}

/** How often a stale answer is requested again. */
const retryMs = 1_000;
const defaultTimeoutMs = 2_000;

/**
 * Caches answers for a limited time. An answer that equals the previous one is the same object, so that values derived
 * from it stay valid. If an answer fails or takes too long, and `stale` allows it, the previous one is returned; from
 * then on requests do not wait, and the answer is requested again in the background.
 */
export function createAnswerCache<Value>({
  now,
  ttlMs,
  maxEntries = Infinity,
  stale,
}: KnownAnswersOptions<Value>) {
  const known = new Map<string, KnownAnswer<Value>>();

  function confirm(entry: KnownAnswer<Value>, found: Value): Value {
    const value = sameOr((entry.current ?? entry.last)?.value, found);
    entry.current = { value, at: now() };
    if (entry.isStale) {
      entry.answer = Promise.resolve(value);
      entry.until = now() + ttlMs;
    }
    entry.isStale = false;
    return value;
  }

  function serveStale(entry: KnownAnswer<Value>, last: ConfirmedAnswer<Value>): Value {
    entry.current = last;
    entry.answer = Promise.resolve(last.value);
    entry.until = now() + retryMs;
    entry.isStale = true;
    return last.value;
  }

  /** The answer, or the previous one if this one fails or takes too long. */
  async function orLast(
    entry: KnownAnswer<Value>,
    pending: Promise<Value>,
    last: ConfirmedAnswer<Value>,
    { isOutage, timeoutMs = defaultTimeoutMs }: StaleOptions<Value>,
  ): Promise<Value> {
    const timedOut = Promise.withResolvers<Value>();
    const timer =
      last.isOutdated === true
        ? undefined
        : setTimeout(() => timedOut.resolve(serveStale(entry, last)), timeoutMs).unref();
    const answered = pending.then(
      (found) => confirm(entry, found),
      (error: unknown) => {
        if (entry.isStale) return last.value;
        if (isOutage(error)) return serveStale(entry, last);
        throw error;
      },
    );
    return Promise.race([answered, timedOut.promise]).finally(() => clearTimeout(timer));
  }

  function begin(
    key: string,
    find: () => Promise<Value>,
    last: ConfirmedAnswer<Value> | undefined,
  ): Promise<Value> {
    const pending = find();
    const entry: KnownAnswer<Value> = {
      find,
      answer: pending,
      until: now() + ttlMs,
      last,
      isStale: false,
      isRefreshing: false,
    };
    const result =
      last !== undefined && stale?.mayServe(last.value) === true
        ? orLast(entry, pending, last, stale)
        : pending.then((found) => confirm(entry, found));
    entry.answer = result;
    if (!known.has(key) && known.size >= maxEntries) known.delete(known.keys().next().value!);
    known.set(key, entry);
    // A failure is not cached: the next caller requests again.
    result.catch(() => {
      if (known.get(key) === entry) known.delete(key);
    });
    return result;
  }

  function refresh(entry: KnownAnswer<Value>, find: () => Promise<Value>): void {
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
    const entry = known.get(key);
    const last = entry?.current ?? entry?.last;
    if (entry === undefined || last === undefined) known.delete(key);
    // Expired now, but still returned during an outage.
    else
      known.set(key, {
        find: entry.find,
        answer: entry.answer,
        until: -Infinity,
        last: { ...last, isOutdated: true },
        isStale: false,
        isRefreshing: false,
      });
  }

  return {
    ask(key: string, find: () => Promise<Value>): Promise<Value> {
      const entry = known.get(key);
      if (entry === undefined) return begin(key, find, undefined);
      if (entry.until > now()) return entry.answer;
      if (!entry.isStale) return begin(key, find, entry.current ?? entry.last);
      refresh(entry, find);
      return entry.answer;
    },
    /** The cached answer without a request; undefined if there is no valid one. */
    peek(key: string): Value | undefined {
      const entry = known.get(key);
      if (entry === undefined) return undefined;
      if (entry.until <= now()) {
        if (!entry.isStale) return undefined;
        refresh(entry, entry.find);
      }
      return entry.current?.value;
    },
    /** For how long a stale answer could not be confirmed; undefined for others. */
    staleMs(key: string): number | undefined {
      const entry = known.get(key);
      return entry?.isStale === true ? now() - entry.current!.at : undefined;
    },
    forget,
    /** Forgets matching answers; a pending answer is undefined. */
    forgetWhere(matches: (result: Value | undefined) => boolean): void {
      for (const [key, { current }] of known) if (matches(current?.value)) forget(key);
    },
    forgetAll(): void {
      for (const key of known.keys()) forget(key);
    },
  };
}

function sameOr<Value>(before: Value | undefined, found: Value): Value {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(found) ? before : found;
}
