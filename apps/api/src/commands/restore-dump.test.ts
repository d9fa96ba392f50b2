import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataPaths } from '../platform/embedded-database/data-directory.ts';
import type { EmbeddedDatabase } from '../platform/embedded-database/embedded-database.ts';
import { makeTestFolder, run, type TestFolder } from '../platform/embedded-database/test-folder.ts';
import type { RestoreResult } from '../operator/restore-copy.ts';

let folder: TestFolder;
let database: EmbeddedDatabase;
beforeAll(async () => {
  folder = await makeTestFolder();
  database = await folder.open({ dumpIntervalMs: 0 });
  await run(database, 'create table entries (id int primary key); insert into entries values (1)');
  await database.dump('daily');
  await run(database, 'insert into entries values (2)');
});
afterAll(() => folder.remove());

/** Runs the command as an operator does. */
async function command(
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<RestoreResult & { readonly code: number }> {
  const { DATABASE_URL: _none, ...own } = process.env;
  const script = join(import.meta.dirname, 'restore-dump.ts');
  const { code, stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@sitewright/source', script, '--json', ...args],
    { env: { ...own, DATA_DIR: folder.dataDir, ...env } },
  ).then(
    (done) => ({ code: 0, stdout: done.stdout }),
    (error: { readonly code: number; readonly stdout: string }) => error,
  );
  return { ...(JSON.parse(stdout) as RestoreResult), code };
}

it('restores a dump after the server is stopped and keeps the replaced database', async () => {
  const listed = await command();
  expect(listed).toMatchObject({ code: 0, copies: [{ madeAt: expect.any(String) as string }] });
  const name = 'copies' in listed ? (listed.copies[0]?.name ?? '') : '';

  expect(await command([name])).toMatchObject({
    code: 1,
    error: expect.stringContaining(`open in the process ${process.pid}`) as string,
  });
  expect(await run(database, 'select id from entries order by id')).toEqual([{ id: 1 }, { id: 2 }]);
  await database.close();

  expect(await command(['daily-2020-01-01T00-00-00-000Z'])).toMatchObject({
    code: 1,
    error: expect.stringContaining('There is no dump') as string,
  });
  // The mark of an interrupted first start, after which the next start deletes the database: it must not delete the
  // restored one.
  writeFileSync(dataPaths(folder.dataDir).creating, '');
  const restored = await command([name]);
  expect(restored).toMatchObject({
    code: 0,
    restored: name,
    replaced: expect.stringContaining('database.replaced-') as string,
  });
  const opened = await folder.open();
  expect(await run(opened, 'select id from entries')).toEqual([{ id: 1 }]);
  await opened.close();
}, 60_000);

it('fails with an error for a PostgreSQL database', async () => {
  expect(await command([], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toMatchObject({
    code: 1,
    error: expect.stringContaining('PostgreSQL') as string,
  });
});
