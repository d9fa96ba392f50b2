import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../platform/database/index.ts';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { startJobsAfterDelay } from './start-jobs-after-delay.ts';

const url = process.env.TEST_DATABASE_URL ?? '';

describe.runIf(url !== '')('jobs on PostgreSQL', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ engine: 'postgres' });
  });
  afterAll(() => api.close());

  /** The database from another server: a separate connection. */
  async function openOnceMore() {
    const { rows } = await api.database.execute('select current_database() as name');
    const target = new URL(url);
    target.pathname = `/${String(rows[0]?.['name'])}`;
    return openDatabase({
      databaseUrl: target.href,
      embedded: {},
      postgres: { maxConnections: 1 },
      onNotice: () => {},
    });
  }

  /** How many connections of this database wait for a lock. */
  async function waitingForLocks(): Promise<number> {
    const { rows } = await api.database.execute(
      `select count(*)::int as waiting from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    );
    return Number(rows[0]?.['waiting']);
  }

  it('wait for another server that creates the queue tables', async () => {
    const [one, other] = [await openOnceMore(), await openOnceMore()];
    const errors: unknown[] = [];
    const isDone = Promise.withResolvers<void>();
    let hasStarted = false;
    try {
      const creating = one.exclusively('jobs', () => isDone.promise);
      const starting = startJobsAfterDelay({
        database: other,
        services: api.services,
        onError: (error) => errors.push(error),
        signal: new AbortController().signal,
      }).finally(() => (hasStarted = true));
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 5_000 });
      expect(hasStarted).toBe(false);
      isDone.resolve();
      await creating;
      await (await starting).stop();
      expect(errors).toEqual([]);
    } finally {
      isDone.resolve();
      await Promise.all([one.close(), other.close()]);
    }
  });
});
