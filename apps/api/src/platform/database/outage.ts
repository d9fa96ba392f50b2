/**
 * The ways in which the database can be out. An outage is nobody's mistake in a request: the HTTP layer answers with
 * the status and `Retry-After` of this table, and the same request may succeed later.
 */
export const outages = {
  /** The connection is lost, rejected or being re-established. */
  databaseUnavailable: { status: 503, retryAfterMs: 2_000 },
  /** No connection became free in time, or the transaction had to give way to another one. */
  databaseBusy: { status: 503, retryAfterMs: 1_000 },
  /** A statement or a wait for a lock took longer than allowed. */
  databaseTimeout: { status: 503, retryAfterMs: 1_000 },
  /** The disk is full, or so full that writes are rejected. Reads go on. */
  storageFull: { status: 507, retryAfterMs: 30_000 },
} as const;

/** The code of an outage. */
export type OutageCode = keyof typeof outages;

/**
 * What is known of the transaction that met the outage. `none`: nothing of it was kept. `unknown`: the connection was
 * lost while it was being committed, so it was kept wholly or not at all; only an idempotency key can tell.
 */
export type OutageEffect = 'none' | 'unknown';

/** Thrown when the database cannot answer now. Never thrown for an error or for a bug. */
export class DatabaseOutage extends Error {
  override readonly name = 'DatabaseOutage';
  readonly code: OutageCode;
  readonly effect: OutageEffect;

  constructor(code: OutageCode, options: { cause?: unknown; effect?: OutageEffect } = {}) {
    super(options.cause instanceof Error ? `${code}: ${options.cause.message}` : code, {
      cause: options.cause,
    });
    this.code = code;
    this.effect = options.effect ?? 'none';
  }
}

/** SQLSTATE codes and classes, Node's error codes and `pg`'s sentences that mean an outage. */
const outageByCode: Readonly<Record<string, OutageCode>> = {
  '08': 'databaseUnavailable',
  '57P01': 'databaseUnavailable',
  '57P02': 'databaseUnavailable',
  '57P03': 'databaseUnavailable',
  '57P05': 'databaseUnavailable',
  '25P03': 'databaseUnavailable',
  '25P04': 'databaseTimeout',
  '26000': 'databaseBusy',
  '40001': 'databaseBusy',
  '40P01': 'databaseBusy',
  '53100': 'storageFull',
  '53200': 'databaseBusy',
  '53300': 'databaseBusy',
  '55P03': 'databaseTimeout',
  '57014': 'databaseTimeout',
  ECONNREFUSED: 'databaseUnavailable',
  ECONNRESET: 'databaseUnavailable',
  EHOSTUNREACH: 'databaseUnavailable',
  ENETUNREACH: 'databaseUnavailable',
  ENOENT: 'databaseUnavailable',
  ENOTFOUND: 'databaseUnavailable',
  EAI_AGAIN: 'databaseUnavailable',
  EPIPE: 'databaseUnavailable',
  ETIMEDOUT: 'databaseUnavailable',
};

const outageBySentence: readonly (readonly [RegExp, OutageCode])[] = [
  [/timeout exceeded when trying to connect/, 'databaseBusy'],
  [/Query read timeout/, 'databaseTimeout'],
  // Another process changed a table for which this connection kept a plan.
  [/cached plan must not change result type/, 'databaseBusy'],
  [/Connection terminated|Connection ended|not queryable|Client was closed/, 'databaseUnavailable'],
];

/** Reads what the database's client threw as an outage; undefined when it is something else (an error by a constraint, a bug). */
export function toOutage(error: unknown): DatabaseOutage | undefined {
  if (error instanceof DatabaseOutage) return error;
  if (!(error instanceof Error)) return undefined;
  const code = outageCodeOf(error);
  return code === undefined ? undefined : new DatabaseOutage(code, { cause: error });
}

function outageCodeOf(error: Error): OutageCode | undefined {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') {
    const known =
      outageByCode[code] ?? (code.length === 5 ? outageByCode[code.slice(0, 2)] : undefined);
    if (known !== undefined) return known;
  }
  if (error instanceof AggregateError) {
    return error.errors
      .map((one) => (one instanceof Error ? outageCodeOf(one) : undefined))
      .find(Boolean);
  }
  return outageBySentence.find(([sentence]) => sentence.test(error.message))?.[1];
}
