import { Client } from 'pg';
import { toOutage } from './outage.ts';

/** The locks that processes of one database take. A number is never reused for another lock. */
export const advisoryLocks = {
  /** One-time work of the first server of a database: claiming the file store, creating the demo sites. */
  firstStart: 748_397_445,
  /** Creating the tables of the job queue. */
  jobs: 748_397_446,
} as const;

/** The name of a lock. */
export type AdvisoryLock = keyof typeof advisoryLocks;

export interface LockWait {
  readonly databaseUrl: string;
  readonly lock: AdvisoryLock;
  /** Called once when another process has the lock. */
  readonly onWait: () => void;
}

/**
 * Runs `work` while no other process of the database holds the lock. It uses its own connection, whose end releases the
 * lock: a process that dies blocks nobody.
 *
 * @throws {DatabaseOutage} when the database cannot be reached.
 */
export async function withAdvisoryLock<T>(
  { databaseUrl, lock, onWait }: LockWait,
  work: () => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'sitewright lock',
    keepAlive: true,
  });
  // A lost connection releases the lock; the work is safe to repeat.
  client.on('error', () => {});
  try {
    await client.connect();
    const key = advisoryLocks[lock];
    const { rows } = await client.query<{ isAcquired: boolean }>(
      'select pg_try_advisory_lock($1) as "isAcquired"',
      [key],
    );
    if (rows[0]?.isAcquired !== true) {
      onWait();
      await client.query('set statement_timeout = 0; set lock_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [key]);
    }
  } catch (error) {
    await client.end().catch(() => {});
    throw toOutage(error) ?? error;
  }
  try {
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}
