const minuteMs = 60_000;

/** The limits and delays of the outbox. */
export const outboxDefaults = {
  /** After this many failed attempts a row is shown to its owner as failed. */
  maxAttempts: 8,
  /** How long a worker has a row leased; after that it counts as not sent. */
  leaseMs: minuteMs,
  /** The delay after the first failure; it quadruples each time, to two days in total. */
  firstWaitMs: minuteMs / 2,
  waitFactor: 4,
  /** The maximum number of rows in one round, and of one website in it. */
  batch: 50,
  batchPerWebsite: 4,
} as const;

export type OutboxOptions = { readonly [Key in keyof typeof outboxDefaults]: number };

/**
 * The delay after the `attempts`-th failure; null if the row is given up. A fifth of the delay is random, so that
 * simultaneous failures are spread.
 *
 * @param random A number from 0 up to 1.
 */
export function waitAfterFailure(
  attempts: number,
  random: number,
  options: OutboxOptions = outboxDefaults,
): number | null {
  if (attempts >= options.maxAttempts) return null;
  const wait = options.firstWaitMs * options.waitFactor ** (attempts - 1);
  return Math.round(wait * (0.9 + 0.2 * random));
}
