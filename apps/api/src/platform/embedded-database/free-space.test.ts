import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseNotice } from '../database/notice.ts';
import { toOutage } from '../database/outage.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { makeTestFolder, run, type TestFolder } from './test-folder.ts';

const MiB = 1024 * 1024;
let folder: TestFolder;
beforeAll(async () => {
  folder = await makeTestFolder();
  const database = await folder.open();
  await run(
    database,
    'create table entries (id int primary key, note text); insert into entries values (1)',
  );
  await database.close();
});
afterAll(() => folder.remove());

const rows = (database: EmbeddedDatabase) => run(database, 'select id from entries order by id');
const insert = (database: EmbeddedDatabase, id: number) =>
  run(database, `insert into entries values (${id})`).catch((error: unknown) => error);

describe('the free space guard', () => {
  it('rejects writes below 64 MiB of free space, allows reads, and accepts writes again afterward', async () => {
    let freeBytes = 64 * MiB;
    const notices: DatabaseNotice[] = [];
    const database = await folder.open({
      readFreeBytes: () => Promise.resolve(freeBytes),
      freeSpaceIntervalMs: 10,
      onNotice: (notice) => notices.push(notice),
    });
    expect(await insert(database, 2)).toStrictEqual([]);

    freeBytes -= 1;
    await expect.poll(() => notices.length).toBe(1);
    expect(toOutage(await insert(database, 3))?.code).toBe('storageFull');
    expect(await rows(database)).toStrictEqual([{ id: 1 }, { id: 2 }]);

    freeBytes += 1;
    await expect.poll(() => notices.length).toBe(2);
    expect(await insert(database, 4)).toStrictEqual([]);
    expect(await rows(database)).toStrictEqual([{ id: 1 }, { id: 2 }, { id: 4 }]);
    expect(notices.map(({ level }) => level)).toStrictEqual(['error', 'info']);
    await database.close();
  });

  it('aborts a statement that would use the reserved space, and runs the next one', async () => {
    // Every disk has less than this: the reserve begins at once, while the guard outside sees plenty.
    const database = await folder.open({
      minFreeBytes: 2 ** 60,
      readFreeBytes: () => Promise.resolve(2 ** 61),
    });
    const grow = `insert into entries select n, repeat(md5(n::text), 100) from generate_series(1000, 20000) n`;
    const rejected = await run(database, grow).catch((error: unknown) => error);
    expect(toOutage(rejected)?.code).toBe('storageFull');
    expect(await run(database, 'select count(*) as n from entries where id >= 1000')).toStrictEqual(
      [{ n: 0 }],
    );
    expect(await insert(database, 5)).toStrictEqual([]);
    await database.close();
  });
});

/** Root may mount a small disk of its own; the full run does. */
const canMount =
  process.env.LONG === '1' && process.getuid?.() === 0 && process.platform === 'linux';

describe.each(canMount ? ['tmpfs'] : [])('a full disk (%s)', () => {
  const disk = mkdtempSync(join(tmpdir(), 'sitewright-disk-'));
  const size = (megabytes: number) => `size=${megabytes}m`;
  beforeAll(() => execFileSync('mount', ['-t', 'tmpfs', '-o', size(140), 'tmpfs', disk]));
  afterAll(() => {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });

  it('rejects writes with storageFull, allows reads and loses no acknowledged row', async () => {
    const database = await folder.open({ dataDir: join(disk, 'data') });
    const load = (batch: number) =>
      run(
        database,
        `insert into entries select ${batch} * 1000 + n, repeat(md5(n::text), 40) from generate_series(1, 200) n`,
      ).then(
        () => undefined,
        (error: unknown) => toOutage(error)?.code,
      );
    await run(database, 'create table entries (id int primary key, note text)');
    let batch = 0;
    let errorResult: string | undefined;
    while (errorResult === undefined) errorResult = await load((batch += 1));
    expect(errorResult).toBe('storageFull');
    const acknowledged = (batch - 1) * 200;
    expect(await run(database, 'select count(*) as n from entries')).toStrictEqual([
      { n: acknowledged },
    ]);

    execFileSync('mount', ['-o', `remount,${size(400)}`, disk]);
    await expect.poll(() => load(batch), { timeout: 5_000, interval: 100 }).toBeUndefined();
    await database.close();
    const reopened = await folder.open({ dataDir: join(disk, 'data') });
    expect(await run(reopened, 'select count(*) as n from entries')).toStrictEqual([
      { n: acknowledged + 200 },
    ]);
    await reopened.close();
  }, 60_000);
});
