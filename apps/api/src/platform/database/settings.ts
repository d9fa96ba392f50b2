import type { EmbeddedDatabaseOptions } from '../embedded-database/index.ts';
import type { DatabaseNotice } from './notice.ts';

/** The options of the database. */
export interface DatabaseSettings {
  /** PostgreSQL 15 or newer; undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Options of the embedded database; unused with `databaseUrl`. */
  readonly embedded: Partial<EmbeddedDatabaseOptions>;
  /** Options of the connections to PostgreSQL; unused without `databaseUrl`. */
  readonly postgres: Partial<PostgresOptions>;
  /**
   * Called with messages for the operator: PostgreSQL is unavailable at startup, the embedded database is opened again,
   * and so on.
   */
  readonly onNotice: (notice: DatabaseNotice) => void;
}

/** Options of the connections to PostgreSQL. */
export interface PostgresOptions {
  /** The maximum number of connections. */
  readonly maxConnections: number;
  /** How long a caller waits for a connection before an outage is thrown. */
  readonly poolWaitMs: number;
  /** The timeout of a statement. */
  readonly statementTimeoutMs: number;
  /** The timeout of a wait for a lock. */
  readonly lockTimeoutMs: number;
  /** The timeout of an idle transaction. */
  readonly idleInTransactionMs: number;
  /** The delay between attempts to connect to a PostgreSQL that is unavailable at startup. */
  readonly retryIntervalMs: number;
  /** Aborts the connection attempts at startup. */
  readonly signal: AbortSignal | undefined;
}

/** The default options of PostgreSQL connections. */
export const postgresDefaults: PostgresOptions = {
  maxConnections: 10,
  poolWaitMs: 2_000,
  statementTimeoutMs: 5_000,
  lockTimeoutMs: 2_000,
  idleInTransactionMs: 10_000,
  retryIntervalMs: 500,
  signal: undefined,
};
