const minuteMs = 60_000;

/** How the outbox sends; walls of time and number in one place. */
export const outboxDefaults = {
  /** After so many failed attempts a row is given up and shown to its owner as failed. */
  maxAttempts: 8,
  /** Who takes a row has it alone for so long; after that it counts as not sent. */
  leaseMs: minuteMs,
  /** The wait after the first failure; each further one is four times as long: in all two days. */
  firstWaitMs: minuteMs / 2,
  waitFactor: 4,
  /** Rows of one round, and of one website in it. */
  batch: 50,
  batchPerWebsite: 4,
} as const;

export type OutboxOptions = { readonly [Key in keyof typeof outboxDefaults]: number };

/**
 * How long to wait after a row failed for the `attempts`-th time; null when it is given up. A fifth of the wait is
 * chance, so that what failed together does not come back together.
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
