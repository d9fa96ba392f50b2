import { sql } from 'kysely';
import { Client } from 'pg';
import { expect } from 'vitest';
import type { Tenant } from '../platform/database/index.ts';
import type { TestSite } from './create-test-site.ts';

/** Counts the connections to a PostgreSQL database that wait for a lock. */
async function countWaiting(database: string): Promise<number> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ waiting: string }>(
    `select count(*) as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = $1`,
    [database],
  );
  await client.end();
  return Number(rows[0]?.waiting);
}

interface Holder {
  /** Acquires the locks that the requests wait for. */
  readonly lock: (tenant: Tenant) => Promise<unknown>;
  /** Runs in the same transaction, once all requests wait. */
  readonly finish?: (tenant: Tenant) => Promise<unknown>;
}

/**
 * Starts requests while a transaction holds locks, and returns their responses after its end. Fails if a request does not
 * wait. Only for PostgreSQL: the embedded engine runs one transaction after the other.
 */
export async function whileLocked<T>(
  { inTenant }: TestSite,
  { lock, finish }: Holder,
  requests: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const isHeld = Promise.withResolvers<string>();
  const areWaiting = Promise.withResolvers<void>();
  const holder = inTenant(async (tenant) => {
    await lock(tenant);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(tenant);
    isHeld.resolve(rows[0]?.name ?? '');
    await areWaiting.promise;
    await finish?.(tenant);
  });
  const database = await isHeld.promise;
  const ended = Promise.all([Promise.all(requests.map((request) => request())), holder]);
  try {
    await expect.poll(() => countWaiting(database), { timeout: 10_000 }).toBe(requests.length);
  } finally {
    areWaiting.resolve();
  }
  const [responses] = await ended;
  return responses;
}
