import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openEmbedded } from '../database/open-database.ts';
import type { Migration } from '../database/read-migrations.ts';
import { dataPaths } from './data-directory.ts';
import { listDumps, restoreDump } from './dumps.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { makeTestFolder, run, type TestFolder } from './test-folder.ts';

const MiB = 1024 * 1024;
let freeBytes: number;
let folder: TestFolder;
let database: EmbeddedDatabase;
beforeAll(async () => {
  folder = await makeTestFolder();
  freeBytes = 2 ** 40;
  database = await folder.open({
    dumpIntervalMs: 0,
    readFreeBytes: () => Promise.resolve(freeBytes),
  });
  await run(database, 'create table entries (id int primary key); insert into entries values (1)');
});
beforeEach(() => rmSync(dataPaths(folder.dataDir).dumps, { recursive: true, force: true }));
afterAll(() => folder.remove());

const reasons = () => listDumps(folder.dataDir).map(({ reason }) => reason);

describe('dumps of the embedded database', () => {
  it('are limited to the newest two per reason', async () => {
    for (const reason of ['daily', 'migration', 'daily', 'daily'] as const)
      await database.dump(reason);
    expect(reasons()).toStrictEqual(['migration', 'daily', 'daily']);
    expect(readdirSync(dataPaths(folder.dataDir).dumps)).toHaveLength(3);
  });

  it('are created during upkeep when one is due', async () => {
    await database.upkeep();
    expect(reasons()).toStrictEqual(['daily']);
  });

  it('fail with storageFull when too little disk space is free', async () => {
    freeBytes = 65 * MiB;
    await expect(database.dump('daily')).rejects.toMatchObject({ code: 'storageFull' });
    freeBytes = 2 ** 40;
    expect(reasons()).toStrictEqual([]);
  });

  it('are removed on the next open if they are incomplete', async () => {
    const unfinished = join(dataPaths(folder.dataDir).dumps, 'daily-2026-11-20T03-00-00-000Z.part');
    await database.close();
    mkdirSync(unfinished, { recursive: true });
    database = await folder.open({
      dumpIntervalMs: 0,
      readFreeBytes: () => Promise.resolve(freeBytes),
    });
    expect(existsSync(unfinished)).toBe(false);
  });

  it('cannot be restored by an unknown name or a path', async () => {
    for (const name of ['daily-2026-11-20T03-00-00-000Z', '../database']) {
      await expect(restoreDump(folder.dataDir, name, new Date())).rejects.toThrow(
        'There is no dump',
      );
    }
  });

  it('restore a closed database completely and preserve the replaced files', async () => {
    await database.dump('migration');
    await run(database, 'insert into entries values (2)');
    const name = listDumps(folder.dataDir)[0]?.name ?? '';
    const now = new Date('2026-11-20T09:30:00Z');
    await expect(restoreDump(folder.dataDir, name, now)).rejects.toThrow(
      `is open in the process ${process.pid}`,
    );
    await database.close();
    const replaced = await restoreDump(folder.dataDir, name, now);
    const restored = await folder.open();
    expect(await run(restored, 'select id from entries')).toStrictEqual([{ id: 1 }]);
    expect(replaced).toBe(`${dataPaths(folder.dataDir).files}.replaced-2026-11-20T09-30-00-000Z`);

    // As a kill between the two moves leaves it.
    const { files, restoring } = dataPaths(folder.dataDir);
    await restored.close();
    renameSync(files, restoring);
    await expect(folder.open()).rejects.toThrow('was interrupted');
    await restoreDump(folder.dataDir, name, now);
    const again = await folder.open();
    expect(await run(again, 'select id from entries')).toStrictEqual([{ id: 1 }]);
    await again.close();
  });
});

describe('the dump before a migration', () => {
  it('is created when an existing database has pending migrations', async () => {
    const own = await makeTestFolder();
    const db = openEmbedded(await own.open());
    const step = (name: string): Migration => ({ name, sql: 'select 1', checksum: name });
    await migrate(db, [step('2026-01-01-0001-first')]);
    expect(listDumps(own.dataDir)).toStrictEqual([]);
    await migrate(db, [step('2026-01-01-0001-first')]);
    expect(listDumps(own.dataDir)).toStrictEqual([]);
    await migrate(db, [step('2026-01-01-0001-first'), step('2026-01-01-0002-second')]);
    expect(listDumps(own.dataDir).map(({ reason }) => reason)).toStrictEqual(['migration']);
    await own.remove();
  });
});
