import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCamelCase, toSnakeCase } from './camel-case.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { readSchema } from './read-schema.ts';
import { openTestDatabase, testEngines } from './test-database.ts';

type Tables = Record<'sampleItems', { readonly itemId: number; readonly shownProps: unknown }>;

describe.each(testEngines())('camel-case names on %s', (engine) => {
  let db: OpenedDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    await db.execute('create table sample_items (item_id int primary key, shown_props jsonb)');
  });
  afterAll(() => db.close());

  it('map to snake-case tables and columns, without changing the keys of JSON documents', async () => {
    const items = db.root.withTables<Tables>();
    await items
      .insertInto('sampleItems')
      .values({ itemId: 1, shownProps: JSON.stringify({ snake_key: { camelKey: 1 } }) })
      .execute();
    const row = { itemId: 1, shownProps: { snake_key: { camelKey: 1 } } };
    expect(await items.selectFrom('sampleItems').selectAll().execute()).toStrictEqual([row]);
  });

  it('are used for the columns of raw SQL results, but not for their text values', async () => {
    const { rows } = await sql`select 1 as item_id, '_x' as text`.execute(db.root);
    expect(rows).toStrictEqual([{ itemId: 1, text: '_x' }]);
  });

  it('convert to camel case and back without loss for each table and column of the schema', async () => {
    const names = (await readSchema(db.root)).flatMap(({ table, column }) => [table, column]);
    expect(names.length).toBeGreaterThan(100);
    expect(names.map(toCamelCase).map(toSnakeCase)).toStrictEqual(names);
  });

  it('are the same in rows as in the generated types, for each column of the schema', async () => {
    const columns = [...new Set((await readSchema(db.root)).map(({ column }) => column))];
    const list = sql.join(columns.map((column) => sql`1 as ${sql.id(column)}`));
    const { rows } = await sql`select ${list}`.execute(db.root);
    expect(Object.keys(rows[0] as object)).toStrictEqual(columns.map(toCamelCase));
  });
});
