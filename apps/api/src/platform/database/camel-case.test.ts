import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCamelCase, toSnakeCase } from './camel-case.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { readSchema } from './read-schema.ts';
import { openTestDatabase, testEngines } from './test-database.ts';

type Tables = Record<'sampleItems', { readonly itemId: number; readonly shownProps: unknown }>;

describe.each(testEngines())('names in camel case on %s', (engine) => {
  let db: OpenedDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    await db.execute('create table sample_items (item_id int primary key, shown_props jsonb)');
  });
  afterAll(() => db.close());

  it('reach the tables and columns in snake case, and documents keep their keys', async () => {
    const items = db.root.withTables<Tables>();
    await items
      .insertInto('sampleItems')
      .values({ itemId: 1, shownProps: JSON.stringify({ snake_key: { camelKey: 1 } }) })
      .execute();
    const row = { itemId: 1, shownProps: { snake_key: { camelKey: 1 } } };
    expect(await items.selectFrom('sampleItems').selectAll().execute()).toStrictEqual([row]);
  });

  it('belong to the rows of a statement as text too', async () => {
    const { rows } = await sql`select 1 as item_id, '_x' as text`.execute(db.root);
    expect(rows).toStrictEqual([{ itemId: 1, text: '_x' }]);
  });

  it('return to each table and column of the schema', async () => {
    const names = (await readSchema(db.root)).flatMap(({ table, column }) => [table, column]);
    expect(names.length).toBeGreaterThan(100);
    expect(names.map(toCamelCase).map(toSnakeCase)).toStrictEqual(names);
  });
});
