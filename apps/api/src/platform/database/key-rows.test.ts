import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withLookup } from './index.ts';
import { binaryKeyRows, textKeyRows } from './key-rows.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { openTestDatabase, testEngines } from './test-database.ts';

describe.each(testEngines())('key rows on %s', (engine) => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('return distinct text keys in sorted order', async () => {
    const keys = textKeyRows(['b', 'a', 'b', 'c', 'a']);
    const { rows } = await withLookup(database, (db) => sql`select key from ${keys}`.execute(db));
    expect(rows).toEqual([{ key: 'a' }, { key: 'b' }, { key: 'c' }]);
  });

  it('return distinct binary keys, compared by content', async () => {
    const keys = binaryKeyRows([Buffer.from([2]), Buffer.from([1, 0]), Buffer.from([2])]);
    const { rows } = await withLookup(database, (db) =>
      sql`select encode(key, 'hex') as key from ${keys}`.execute(db),
    );
    expect(rows).toEqual([{ key: '0100' }, { key: '02' }]);
  });

  it('return no rows for an empty list', async () => {
    for (const keys of [textKeyRows([]), binaryKeyRows([])]) {
      const { rows } = await withLookup(database, (db) => sql`select key from ${keys}`.execute(db));
      expect(rows).toEqual([]);
    }
  });
});

describe('SQL statements in the source', () => {
  /**
   * A list that may hold a key twice is joined as distinct rows; `union` removes duplicates by itself, and `exists` asks
   * for one row.
   */
  const exempt = ['key-rows.ts', 'items.queries.ts', 'can-move-page.queries.ts'];

  it('never pass a list of keys to unnest() directly, except in the exempt files', () => {
    const sources = join(import.meta.dirname, '../..');
    const joined = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => !exempt.some((name) => file.endsWith(name)))
      .filter((file) => /unnest\(\s*\$\{[^}]*\}::/.test(readFileSync(join(sources, file), 'utf8')));
    expect(joined).toEqual([]);
  });
});
