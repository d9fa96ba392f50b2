import type { Kysely } from 'kysely';
import type { AdvisoryLock } from './advisory-lock.ts';
import type { ChannelListener, NotificationChannel } from './notification-channel.ts';
import type { Database } from './schema.gen.ts';

/**
 * The open database. Requests reach rows through `withTenant` and `withLookup` only; `root` is for migrations, seeds,
 * operators' commands and tests.
 */
export interface OpenedDatabase {
  /** The database engine. */
  readonly kind: 'pglite' | 'postgres';
  /** The handle of the login role: no website, no row-level security if that role owns the tables. */
  readonly root: Kysely<Database>;
  /** Runs one statement outside any tenant. For libraries with their own SQL, such as the job queue. */
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Runs `work` on one connection without timeouts for statements, locks or idle time. */
  withoutTimeout<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T>;
  /** Runs `work` while no other process of this database holds the same lock. */
  exclusively<T>(lock: AdvisoryLock, work: () => Promise<T>): Promise<T>;
  /** Opens a channel to the other processes of this database, until it closes. The embedded one has none. */
  openChannel(listener: ChannelListener): NotificationChannel;
  /** Stores a copy of the whole database if the engine has no backups of its own (embedded); else does nothing. */
  storeCopy(): Promise<void>;
  /** Resolves when a statement succeeds; throws a `DatabaseOutage` otherwise. */
  check(): Promise<void>;
  /** Closes every connection after running work has ended. */
  close(): Promise<void>;
}
