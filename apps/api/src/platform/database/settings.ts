import type { EmbeddedDatabaseOptions } from '../embedded-database/index.ts';
import type { DatabaseNotice } from './notice.ts';

/** What the database is opened with. */
export interface DatabaseSettings {
  /** PostgreSQL 15 or newer; undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Options of the embedded database; unused with `databaseUrl`. */
  readonly embedded: Partial<EmbeddedDatabaseOptions>;
  /** Options of the connections to PostgreSQL; unused without `databaseUrl`. */
  readonly postgres: Partial<PostgresOptions>;
  /** Told once when PostgreSQL is away at the start, when the embedded database is opened again, and the like. */
  readonly onNotice: (notice: DatabaseNotice) => void;
}

/** Options of the connections to PostgreSQL. */
export interface PostgresOptions {
  /** Connections at most. */
  readonly maxConnections: number;
  /** How long a caller waits for a free connection before it meets an outage. */
  readonly poolWaitMs: number;
  /** How long one statement may take. */
  readonly statementTimeoutMs: number;
  /** How long one statement may wait for a lock. */
  readonly lockTimeoutMs: number;
  /** How long a transaction may stand idle between two statements. */
  readonly idleInTransactionMs: number;
  /** Time between two tries to reach a PostgreSQL that is away at the start. */
  readonly retryEveryMs: number;
  /** Ends the waiting at the start. */
  readonly signal: AbortSignal | undefined;
}

/** The default of every option of the connections to PostgreSQL. */
export const postgresDefaults: PostgresOptions = {
  maxConnections: 10,
  poolWaitMs: 2_000,
  statementTimeoutMs: 5_000,
  lockTimeoutMs: 2_000,
  idleInTransactionMs: 10_000,
  retryEveryMs: 500,
  signal: undefined,
};
