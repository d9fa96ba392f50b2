/**
 * The kinds of database outages. An outage is not caused by the request: the HTTP layer responds with the status and
 * `Retry-After` of this table, and the same request may succeed later.
 */
export const outages = {
  /** The connection was lost, rejected or is being re-established. */
  databaseUnavailable: { status: 503, retryAfterMs: 2_000 },
  /** No connection became available in time, or the transaction was chosen as the victim of a deadlock. */
  databaseBusy: { status: 503, retryAfterMs: 1_000 },
  /** A statement or a wait for a lock exceeded its timeout. */
  databaseTimeout: { status: 503, retryAfterMs: 1_000 },
  /** The disk is full, or nearly full, so that writes are rejected. Reads continue. */
  storageFull: { status: 507, retryAfterMs: 30_000 },
} as const;

/** The code of an outage. */
export type OutageCode = keyof typeof outages;

/**
 * The outcome of the transaction during the outage. `none`: nothing was stored. `unknown`: the connection was lost
 * during the commit, so all or nothing was stored; only an idempotency key can tell.
 */
export type OutageEffect = 'none' | 'unknown';

/** Thrown when the database is unavailable. Never thrown for errors or bugs. */
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

/** The SQLSTATE codes and classes and Node's error codes that mean an outage. */
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

/** Messages that mean an outage, of errors whose code does not tell. */
const outageByMessage: readonly (readonly [RegExp, OutageCode])[] = [
  [/timeout exceeded when trying to connect/, 'databaseBusy'],
  [/Query read timeout/, 'databaseTimeout'],
  // Another process changed a table for which this connection cached a plan.
  [/cached plan must not change result type/, 'databaseBusy'],
  [/Connection terminated|Connection ended|not queryable|Client was closed/, 'databaseUnavailable'],
];

/** Converts an error of the database client to an outage; undefined for other errors (constraints, bugs). */
export function toOutage(error: unknown): DatabaseOutage | undefined {
  if (error instanceof DatabaseOutage) return error;
  if (!(error instanceof Error)) return undefined;
  const code = outageCodeOf(error);
  return code === undefined ? undefined : new DatabaseOutage(code, { cause: error });
}

function outageCodeOf(error: Error): OutageCode | undefined {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') {
    const outageCode =
      outageByCode[code] ?? (code.length === 5 ? outageByCode[code.slice(0, 2)] : undefined);
    if (outageCode !== undefined) return outageCode;
  }
  if (error instanceof AggregateError) {
    return error.errors
      .map((cause) => (cause instanceof Error ? outageCodeOf(cause) : undefined))
      .find(Boolean);
  }
  return outageByMessage.find(([pattern]) => pattern.test(error.message))?.[1];
}
