import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseNotice } from '../database/notice.ts';
import { toOutage } from '../database/outage.ts';
import { dataPaths } from './data-directory.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { makeTestFolder, run, type TestFolder, withLease } from './test-folder.ts';

/** Keeps PostgreSQL busy for far longer than any test; it honours no statement_timeout here. */
const endless = 'select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b';

const watchdogMs = 500;
let folder: TestFolder;
let database: EmbeddedDatabase;
const notices: DatabaseNotice[] = [];
beforeAll(async () => {
  folder = await makeTestFolder();
  database = await folder.open({ watchdogMs, onNotice: (notice) => notices.push(notice) });
  await run(database, 'create table entries (id int primary key); insert into entries values (1)');
});
afterAll(() => folder.remove());

/** Tries until the database answers again. */
async function rowsAfterReopening(): Promise<unknown[]> {
  for (;;) {
    try {
      return await run(database, 'select id from entries');
    } catch (error) {
      if (toOutage(error) === undefined) throw error;
      await delay(20);
    }
  }
}

describe('an unresponsive embedded database', () => {
  it('is terminated and reopened with all rows, while callers get databaseUnavailable', async () => {
    notices.length = 0;
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    const stuck = await run(database, endless).catch((error: unknown) => error);
    clearInterval(timer);
    expect(toOutage(stuck)?.code).toBe('databaseUnavailable');
    expect(ticks).toBeGreaterThan(10);
    await expect(database.connect()).rejects.toMatchObject({ code: 'databaseUnavailable' });
    expect(await rowsAfterReopening()).toStrictEqual([{ id: 1 }]);
    expect(notices.map(({ level, text }) => `${level}: ${text}`)).toStrictEqual([
      'error: The embedded database gave no answer for 500 ms.',
      'error: The embedded database stopped and is opened again: terminated',
      'info: The embedded database is open again.',
    ]);
  });

  it('rolls back its open transaction', async () => {
    await withLease(database, async (lease) => {
      await lease.query('begin');
      await lease.query('insert into entries values (2)');
      await lease.query(endless);
    }).catch(() => {});
    expect(await rowsAfterReopening()).toStrictEqual([{ id: 1 }]);
  });

  it('is not terminated while a patient lease runs a long query', async () => {
    notices.length = 0;
    const lease = await database.connect({ isPatient: true });
    const { rows } = await lease.query('select count(*) as n from generate_series(1, 6000000)');
    lease.release();
    expect(rows).toStrictEqual([{ n: 6_000_000 }]);
    expect(notices).toStrictEqual([]);
  });
});

describe('an embedded database that crashes', () => {
  it('is reopened and reports the PANIC message of PostgreSQL', async () => {
    notices.length = 0;
    const { files } = dataPaths(folder.dataDir);
    const lease = await database.connect();
    // Without its log PostgreSQL cannot go on (PANIC).
    renameSync(join(files, 'pg_wal'), join(files, 'pg_wal.gone'));
    const stopped = await lease
      .query('select pg_switch_wal(); insert into entries values (3); checkpoint')
      .catch((error: unknown) => error);
    renameSync(join(files, 'pg_wal.gone'), join(files, 'pg_wal'));
    lease.release();
    expect(toOutage(stopped)?.code).toBe('databaseUnavailable');
    expect(await rowsAfterReopening()).toStrictEqual([{ id: 1 }]);
    expect(notices[0]?.text).toMatch(
      /stopped and is opened again: .*PANIC: +could not create file "pg_wal/,
    );
  });
});
