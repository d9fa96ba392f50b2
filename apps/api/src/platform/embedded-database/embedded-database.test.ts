import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedDatabase } from './create-embedded-database.ts';
import { dataPaths, POSTGRES_VERSION } from './data-directory.ts';
import { makeTestFolder, run, type TestFolder, withLease } from './test-folder.ts';

let folder: TestFolder;
beforeAll(async () => {
  folder = await makeTestFolder();
  const database = await folder.open();
  await run(database, 'create table entries (id int primary key)');
  await run(database, 'insert into entries values (1)');
  await database.close();
});
afterAll(() => folder.remove());

describe('the embedded database', () => {
  it('persists its rows across restarts', async () => {
    const database = await folder.open();
    expect(await run(database, 'select id from entries')).toStrictEqual([{ id: 1 }]);
    await database.close();
  });

  it('has fsync on with strict durability, off by default', async () => {
    const strict = await folder.open({ durability: 'strict' });
    expect(await run(strict, 'show fsync')).toStrictEqual([{ fsync: 'on' }]);
    expect(await run(strict, 'show wal_sync_method')).toStrictEqual([{ wal_sync_method: 'fsync' }]);
    await strict.close();
    const relaxed = await folder.open();
    expect(await run(relaxed, 'show fsync')).toStrictEqual([{ fsync: 'off' }]);
    await relaxed.close();
  });

  it.each(['', 'torn\0\0\0'])('opens despite the stale postmaster.pid %j', async (content) => {
    writeFileSync(join(dataPaths(folder.dataDir).files, 'postmaster.pid'), content);
    const database = await folder.open();
    expect(await run(database, 'select id from entries')).toStrictEqual([{ id: 1 }]);
    await database.close();
  });

  it('rejects a second open in the same process and removes its lock file on close', async () => {
    const first = await folder.open();
    const second = await createEmbeddedDatabase({ dataDir: folder.dataDir });
    expect(second).toMatchObject({ kind: 'rejected', holder: { pid: process.pid } });
    await first.close();
    expect(existsSync(dataPaths(folder.dataDir).lock)).toBe(false);
  });

  it('rolls back an open transaction when the lease is released', async () => {
    const database = await folder.open();
    await withLease(database, async (lease) => {
      await lease.query('begin');
      await lease.query('insert into entries values (2)');
    });
    expect(await run(database, 'select id from entries')).toStrictEqual([{ id: 1 }]);
    await database.close();
  });

  it('revokes an idle lease, so that other callers proceed', async () => {
    const database = await folder.open({ idleLeaseMs: 200 });
    const quiet = await database.connect();
    await quiet.query('begin');
    await quiet.query('insert into entries values (3)');
    expect(await run(database, 'select id from entries')).toStrictEqual([{ id: 1 }]);
    await expect(quiet.query('commit')).rejects.toMatchObject({
      name: 'DatabaseOutage',
      code: 'databaseTimeout',
    });
    await database.close();
  });

  it('rejects queries on a released lease', async () => {
    const database = await folder.open();
    const lease = await database.connect();
    lease.release();
    await expect(lease.query('select 1')).rejects.toThrow('was released');
    await database.close();
  });

  it('becomes unavailable after its lock file was removed', async () => {
    const notices: string[] = [];
    const database = await folder.open({ onNotice: ({ text }) => notices.push(text) });
    rmSync(dataPaths(folder.dataDir).lock);
    await expect
      .poll(() => run(database, 'select 1').catch((error: unknown) => error), {
        timeout: 8_000,
        interval: 200,
      })
      .toMatchObject({ code: 'databaseUnavailable' });
    expect(notices).toStrictEqual([expect.stringContaining('was removed or taken over')]);
    await database.close();
  });

  it('rejects connections with databaseUnavailable after close', async () => {
    const database = await folder.open();
    await database.close();
    await expect(database.connect()).rejects.toMatchObject({ code: 'databaseUnavailable' });
  });

  it('loads the requested contrib extensions', async () => {
    const database = await folder.open({
      extensions: ['pg_trgm', 'unaccent', 'citext', 'btree_gin'],
    });
    await run(
      database,
      'create extension pg_trgm; create extension unaccent; create extension citext; create extension btree_gin',
    );
    expect(
      await run(
        database,
        "select unaccent('Grün') as plain, similarity('abc', 'abd') > 0.2 as near",
      ),
    ).toStrictEqual([{ plain: 'Grun', near: true }]);
    await database.close();
  });

  it('has the PostgreSQL version that is expected of a data folder', async () => {
    const database = await folder.open();
    const [row] = await run(
      database,
      "select current_setting('server_version_num')::int / 10000 as major",
    );
    expect(row).toStrictEqual({ major: Number(POSTGRES_VERSION) });
    await database.close();
  });
});

describe('an incomplete or unknown data folder', () => {
  it('is created again if its first start was interrupted', async () => {
    const fresh = await makeTestFolder();
    const { files, creating } = dataPaths(fresh.dataDir);
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, 'PG_VERSION'), '18\n');
    writeFileSync(creating, '');
    const database = await fresh.open();
    expect(await run(database, 'select 1 as one')).toStrictEqual([{ one: 1 }]);
    expect(existsSync(creating)).toBe(false);
    await fresh.remove();
  });

  it('is rejected if another PostgreSQL version wrote it', async () => {
    const other = await makeTestFolder();
    const { files, lock } = dataPaths(other.dataDir);
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, 'PG_VERSION'), '17\n');
    await expect(other.open()).rejects.toThrow(
      'was written by PostgreSQL 17, and this release brings 18',
    );
    expect(existsSync(lock)).toBe(false);
    await other.remove();
  });

  it('is rejected if it contains files but no database', async () => {
    const other = await makeTestFolder();
    const { files } = dataPaths(other.dataDir);
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, 'holiday.txt'), '');
    await expect(other.open()).rejects.toThrow('holds files but no database');
    await other.remove();
  });
});
