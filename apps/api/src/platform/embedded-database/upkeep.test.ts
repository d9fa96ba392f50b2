import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataPaths } from './data-directory.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { makeTestFolder, run, type TestFolder, withLease } from './test-folder.ts';
import { tablesToVacuum } from './upkeep.ts';

let folder: TestFolder;
let database: EmbeddedDatabase;
beforeAll(async () => {
  folder = await makeTestFolder();
  database = await folder.open();
  await run(database, 'create table entries (id int primary key, note text)');
});
afterAll(() => folder.remove());

/** How many files of one MiB the log has. */
const logFiles = () =>
  readdirSync(join(dataPaths(folder.dataDir).files, 'pg_wal')).filter((name) => name.length === 24)
    .length;

describe('the upkeep of the embedded database', () => {
  it('limits the growth of the write-ahead log', async () => {
    const write = (from: number) =>
      run(
        database,
        `insert into entries select n, repeat('x', 1000) from generate_series(${from}, ${from} + 19999) n`,
      );
    await write(1);
    const once = logFiles();
    expect(once).toBeGreaterThan(20);
    for (const from of [20_001, 40_001, 60_001]) {
      await database.upkeep();
      await write(from);
    }
    expect(logFiles()).toBeLessThan(2.5 * once);
  });

  it('vacuums dead rows and updates the statistics', async () => {
    await run(database, 'delete from entries where id > 1000');
    expect(await withLease(database, tablesToVacuum)).toContain('public.entries');
    await database.upkeep();
    const [statistics] = await run(
      database,
      "select reltuples::int as rows, relpages < 1000 as is_small from pg_class where relname = 'entries'",
    );
    expect(statistics).toStrictEqual({ rows: 1_000, is_small: true });
    expect(await withLease(database, tablesToVacuum)).not.toContain('public.entries');
  });
});
