import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withLookup } from './index.ts';
import { binaryKeyRows, textKeyRows } from './key-rows.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { openTestDatabase, testEngines } from './test-database.ts';

describe.each(testEngines())('rows of keys on %s', (engine) => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('have each text once and in order', async () => {
    const keys = textKeyRows(['b', 'a', 'b', 'c', 'a']);
    const { rows } = await withLookup(database, (db) => sql`select key from ${keys}`.execute(db));
    expect(rows).toEqual([{ key: 'a' }, { key: 'b' }, { key: 'c' }]);
  });

  it('have each binary key once, told apart by content and not by object', async () => {
    const keys = binaryKeyRows([Buffer.from([2]), Buffer.from([1, 0]), Buffer.from([2])]);
    const { rows } = await withLookup(database, (db) =>
      sql`select encode(key, 'hex') as key from ${keys}`.execute(db),
    );
    expect(rows).toEqual([{ key: '0100' }, { key: '02' }]);
  });

  it('are nothing for no keys', async () => {
    for (const keys of [textKeyRows([]), binaryKeyRows([])]) {
      const { rows } = await withLookup(database, (db) => sql`select key from ${keys}`.execute(db));
      expect(rows).toEqual([]);
    }
  });
});

describe('statements over a list of keys', () => {
  /**
   * A list that may hold a key twice is joined as distinct rows; `union` removes duplicates by itself, and `exists` asks
   * for one row.
   */
  const exempt = ['key-rows.ts', 'items.queries.ts', 'can-move-page.queries.ts'];

  it('take it as distinct rows', () => {
    const sources = join(import.meta.dirname, '../..');
    const joined = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => !exempt.some((name) => file.endsWith(name)))
      .filter((file) => /unnest\(\s*\$\{[^}]*\}::/.test(readFileSync(join(sources, file), 'utf8')));
    expect(joined).toEqual([]);
  });
});
