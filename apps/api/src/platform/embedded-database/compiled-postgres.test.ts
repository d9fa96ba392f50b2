import { expect, it } from 'vitest';
import { compiledPostgres } from './compiled-postgres.ts';

it('is one and the same for every thread that asks', async () => {
  const postgres = await compiledPostgres();
  expect(postgres[Symbol.toStringTag]).toBe('WebAssembly.Module');
  expect(await compiledPostgres()).toBe(postgres);
});
