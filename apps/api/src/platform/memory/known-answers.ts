export interface KnownAnswersOptions {
  readonly now: () => number;
  /** How long an answer is believed. */
  readonly ttlMs: number;
  /** The oldest leaves when there are more. Default: no limit. */
  readonly maxEntries?: number;
}

interface KnownAnswer<Value> {
  readonly answer: Promise<Value>;
  readonly until: number;
  /** Set when the answer has come. */
  value?: Value;
}

/**
 * Answers that are asked for again and again, each believed for a while. One that says the same as the one before it
 * is the same object, so that whoever kept something beside it sees at a glance that it still holds.
 */
export function createKnownAnswers<Value>({
  now,
  ttlMs,
  maxEntries = Infinity,
}: KnownAnswersOptions) {
  const known = new Map<string, KnownAnswer<Value>>();

  return {
    ask(key: string, find: () => Promise<Value>): Promise<Value> {
      const kept = known.get(key);
      if (kept !== undefined && kept.until > now()) return kept.answer;
      const answer = find().then((found) => {
        const value = sameOr(kept?.value, found);
        entry.value = value;
        return value;
      });
      const entry: KnownAnswer<Value> = { answer, until: now() + ttlMs };
      if (kept === undefined && known.size >= maxEntries) known.delete(known.keys().next().value!);
      known.set(key, entry);
      // A failure is not an answer: the next one asks again.
      answer.catch(() => {
        if (known.get(key) === entry) known.delete(key);
      });
      return answer;
    },
    /** The answer without waiting; undefined while there is none to be believed. */
    peek(key: string): Value | undefined {
      const kept = known.get(key);
      return kept !== undefined && kept.until > now() ? kept.value : undefined;
    },
    forget: (key: string) => known.delete(key),
    /** Forgets what matches; an answer that has not come yet is undefined. */
    forgetWhere(matches: (answer: Value | undefined) => boolean): void {
      for (const [key, { value }] of known) if (matches(value)) known.delete(key);
    },
    forgetAll: () => known.clear(),
  };
}

function sameOr<Value>(before: Value | undefined, found: Value): Value {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(found) ? before : found;
}
