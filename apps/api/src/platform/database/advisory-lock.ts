import { Client } from 'pg';
import { toOutage } from './outage.ts';

/** The locks that processes of one database take, by what they guard. Numbers are never used again for another. */
export const advisoryLocks = {
  /** What the first server of a database does once: claiming the files, making the demo sites. */
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
 * Runs `work` while no other process of the database has the lock. It has a connection of its own, whose end frees the
 * lock: a process that dies keeps nobody waiting.
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
  // A connection that dies frees the lock; what was done is safe to be done twice.
  client.on('error', () => {});
  try {
    await client.connect();
    const key = advisoryLocks[lock];
    const { rows } = await client.query<{ isTaken: boolean }>(
      'select pg_try_advisory_lock($1) as "isTaken"',
      [key],
    );
    if (rows[0]?.isTaken !== true) {
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
