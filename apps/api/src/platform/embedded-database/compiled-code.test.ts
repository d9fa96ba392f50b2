import { expect, it } from 'vitest';
import { compiledPostgres, keptCode } from './compiled-code.ts';
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
    return keptCode();
  };
  const kept = await useDictionary('cats');
  expect(kept.length).toBeGreaterThan(0);
  expect(await useDictionary('running')).toStrictEqual(kept);
  await folder.remove();
});
