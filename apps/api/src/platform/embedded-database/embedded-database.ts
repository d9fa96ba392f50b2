import type { ConnectionSource } from '../database/connection-source.ts';
import type { DumpReason } from './dumps.ts';

/** The embedded PostgreSQL: one connection, lent to one caller at a time. */
export interface EmbeddedDatabase extends ConnectionSource {
  readonly kind: 'opened';
  /**
   * Stores a copy of the database's files, and removes all but the newest two of that reason. In memory: does nothing.
   */
  dump(reason: DumpReason): Promise<void>;
  /** The content of the database as a tar file, for the option `snapshot` of another one. */
  snapshot(): Promise<Blob>;
  /** Runs due maintenance: a checkpoint, vacuum, the daily dump. Also runs automatically, every `upkeepIntervalMs`. */
  upkeep(): Promise<void>;
}
