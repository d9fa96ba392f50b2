import type { Kysely } from 'kysely';
import type { AdvisoryLock } from './advisory-lock.ts';
import type { ChannelListener, NotificationChannel } from './notification-channel.ts';
import type { Database } from './schema.gen.ts';

/**
 * The open database. Requests reach rows through `withTenant` and `withLookup` only; `root` is for migrations, seeds,
 * operators' commands and tests.
 */
export interface OpenedDatabase {
  /** Which engine runs. */
  readonly kind: 'pglite' | 'postgres';
  /** The handle of the login role: no website, no row-level security when that role owns the tables. */
  readonly root: Kysely<Database>;
  /** Runs one statement outside of any tenant. For libraries that bring their own SQL, such as the job queue. */
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Runs `work` on one connection on which neither statements nor locks nor silence are limited in time. */
  withoutTimeout<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T>;
  /** Runs `work` while no other process of this database runs work under the same lock. */
  exclusively<T>(lock: AdvisoryLock, work: () => Promise<T>): Promise<T>;
  /** Opens a channel to the other processes of this database, until it closes. With the embedded one there are none. */
  openChannel(listener: ChannelListener): NotificationChannel;
  /** Keeps a copy of the whole database where the engine has no backups of its own (embedded); else does nothing. */
  keepCopy(): Promise<void>;
  /** Resolves when a statement is answered; throws a `DatabaseOutage` otherwise. */
  check(): Promise<void>;
  /** Ends every connection after what runs has ended. */
  close(): Promise<void>;
}
