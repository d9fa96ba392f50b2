import { expect, it } from 'vitest';
import { compiledPostgres, listCachedDigests } from './compiled-code.ts';
import { makeTestFolder, run } from './test-folder.ts';

it('returns the same compiled module on each call', async () => {
  const compiled = await compiledPostgres();
  expect(compiled.postgres[Symbol.toStringTag]).toBe('WebAssembly.Module');
  expect(await compiledPostgres()).toBe(compiled);
});

it('caches the compiled code after a database is closed and reuses it for the next one', async () => {
  const folder = await makeTestFolder();
  const useDictionary = async (word: string) => {
    const database = await folder.open();
    await run(database, `select to_tsvector('english', '${word}')`);
    await database.close();
    return listCachedDigests();
  };
  const cached = await useDictionary('cats');
  expect(cached.length).toBeGreaterThan(0);
  expect(await useDictionary('running')).toStrictEqual(cached);
  await folder.remove();
});
