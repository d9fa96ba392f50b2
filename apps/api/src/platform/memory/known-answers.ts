export interface KnownAnswersOptions<Value> {
  readonly now: () => number;
  /** How long an answer is believed. */
  readonly ttlMs: number;
  /** The oldest leaves when there are more. Default: no limit. */
  readonly maxEntries?: number;
  /** Lets the last answer be given while no other can be had. Default: a failure is thrown. */
  readonly stale?: StaleOptions<Value>;
}

export interface StaleOptions<Value> {
  /** Whether an error means that there is no answer now, for any question. */
  readonly isOutage: (error: unknown) => boolean;
  /** Whether an answer is worth giving when it may hold no more. */
  readonly mayServe: (last: Value) => boolean;
  /** How long a fresh answer is waited for. Default: two seconds. */
  readonly timeoutMs?: number;
}

/** An answer that came, and when it was last known to hold. */
interface ConfirmedAnswer<Value> {
  readonly value: Value;
  readonly at: number;
  /** It is known to hold no more: a fresh one is waited for as long as it takes. */
  readonly isOutdated?: true;
}

interface KnownAnswer<Value> {
  readonly find: () => Promise<Value>;
  answer: Promise<Value>;
  until: number;
  /** Undefined until the answer has come. */
  current?: ConfirmedAnswer<Value>;
  /** The answer before this one. */
  readonly last: ConfirmedAnswer<Value> | undefined;
  /** `current` could not be confirmed when it was no longer believed. */
  isStale: boolean;
  isRefreshing: boolean;
}

/** While an answer is stale, how long until it is asked for again. */
const retryMs = 1_000;
const defaultTimeoutMs = 2_000;

/**
 * Caches answers for a limited time. An answer that equals the previous one is the same object, so that values derived
 * from it stay valid. If an answer fails or takes too long, and `stale` allows it, the previous one is returned; from
 * then on requests do not wait, and the answer is requested again in the background.
 */
export function createKnownAnswers<Value>({
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

  /** The answer, or the last one when this one fails or takes too long. */
  async function orLast(
    entry: KnownAnswer<Value>,
    asking: Promise<Value>,
    last: ConfirmedAnswer<Value>,
    { isOutage, timeoutMs = defaultTimeoutMs }: StaleOptions<Value>,
  ): Promise<Value> {
    const late = Promise.withResolvers<Value>();
    const timer =
      last.isOutdated === true
        ? undefined
        : setTimeout(() => late.resolve(serveStale(entry, last)), timeoutMs).unref();
    const answered = asking.then(
      (found) => confirm(entry, found),
      (error: unknown) => {
        if (entry.isStale) return last.value;
        if (isOutage(error)) return serveStale(entry, last);
        throw error;
      },
    );
    return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer));
  }

  function begin(
    key: string,
    find: () => Promise<Value>,
    last: ConfirmedAnswer<Value> | undefined,
  ): Promise<Value> {
    const asking = find();
    const entry: KnownAnswer<Value> = {
      find,
      answer: asking,
      until: now() + ttlMs,
      last,
      isStale: false,
      isRefreshing: false,
    };
    const answer =
      last !== undefined && stale?.mayServe(last.value) === true
        ? orLast(entry, asking, last, stale)
        : asking.then((found) => confirm(entry, found));
    entry.answer = answer;
    if (!known.has(key) && known.size >= maxEntries) known.delete(known.keys().next().value!);
    known.set(key, entry);
    // A failure is not an answer: the next one asks again.
    answer.catch(() => {
      if (known.get(key) === entry) known.delete(key);
    });
    return answer;
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
    // Not believed any more, and all there is while no other can be had.
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
    /** The answer without waiting; undefined while there is none to be believed. */
    peek(key: string): Value | undefined {
      const entry = known.get(key);
      if (entry === undefined) return undefined;
      if (entry.until <= now()) {
        if (!entry.isStale) return undefined;
        refresh(entry, entry.find);
      }
      return entry.current?.value;
    },
    /** For how long a stale answer could not be confirmed; undefined for every other. */
    staleMs(key: string): number | undefined {
      const entry = known.get(key);
      return entry?.isStale === true ? now() - entry.current!.at : undefined;
    },
    forget,
    /** Forgets what matches; an answer that has not come yet is undefined. */
    forgetWhere(matches: (answer: Value | undefined) => boolean): void {
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
