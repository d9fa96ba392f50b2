import { expect, it } from 'vitest';
import { compiledPostgres, cachedCode } from './compiled-code.ts';
import { makeTestFolder, run } from './test-folder.ts';

it('is one and the same for every thread that asks', async () => {
  const compiled = await compiledPostgres();
  expect(compiled.postgres[Symbol.toStringTag]).toBe('WebAssembly.Module');
  expect(await compiledPostgres()).toBe(compiled);
});

it('is kept when a thread ends that compiled it for a statement, and is the same in the next thread', async () => {
  const folder = await makeTestFolder();
  const useDictionary = async (word: string) => {
    const database = await folder.open();
    await run(database, `select to_tsvector('english', '${word}')`);
    await database.close();
    return cachedCode();
  };
  const cached = await useDictionary('cats');
  expect(cached.length).toBeGreaterThan(0);
  expect(await useDictionary('running')).toStrictEqual(cached);
  await folder.remove();
});
