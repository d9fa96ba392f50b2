import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { readMigrations, type Migration } from './read-migrations.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openTestDatabase, testEngines } from './test-database.ts';

const step = (name: string, sql: string): Migration => ({
  name: `2999-01-01-${name}`,
  sql,
  checksum: sql,
});

describe.each(testEngines())('migrate on %s', (engine) => {
  let db: OpenedDatabase;
  const product = readMigrations(migrationsFolder);
  beforeAll(async () => {
    db = await openTestDatabase(engine);
  });
  afterAll(() => db.close());

  const count = async (table: string) =>
    (await db.execute(`select to_regclass('${table}') is not null as exists`)).rows[0]?.exists;

  it('finds nothing to do on a migrated database', async () => {
    expect(await migrate(db, product)).toStrictEqual([]);
  });

  it('applies new files in order, as the role that owns the tables', async () => {
    const files = [
      ...product,
      step('0001-a', 'create table first (a int)'),
      step('0002-b', 'insert into first values (1)'),
    ];
    expect(await migrate(db, files)).toStrictEqual(['2999-01-01-0001-a', '2999-01-01-0002-b']);
    const { rows } = await db.execute(
      "select tableowner::text as owner from pg_tables where tablename = 'first'",
    );
    expect(rows).toStrictEqual([{ owner: 'sw_owner' }]);
  });

  it('keeps nothing of a file that fails, and names it', async () => {
    const broken = step('0003-c', 'create table half (a int); select 1 / 0');
    await expect(migrate(db, [...product, broken])).rejects.toThrow(
      'The migration 2999-01-01-0003-c failed: division by zero',
    );
    expect(await count('half')).toBe(false);
    expect(
      await migrate(db, [...product, step('0003-c', 'create table half (a int)')]),
    ).toStrictEqual(['2999-01-01-0003-c']);
  });

  it('refuses a changed old file with a sentence', async () => {
    const [first, ...rest] = product;
    if (first === undefined) throw new Error('There are migrations.');
    await expect(migrate(db, [{ ...first, checksum: 'other' }, ...rest])).rejects.toThrow(
      `The migration ${first.name} was changed after it had been applied`,
    );
  });

  it('lets several callers migrate at once: one works, the others find nothing to do', async () => {
    const files = [...product, step('0004-d', 'create table once (a int)')];
    const results = await Promise.all([migrate(db, files), migrate(db, files), migrate(db, files)]);
    expect(results.flat()).toStrictEqual(['2999-01-01-0004-d']);
  });
});

describe('the files of the product', () => {
  it('are named so that they sort in the order of application', () => {
    const names = readMigrations(migrationsFolder).map(({ name }) => name);
    expect(names).toStrictEqual(names.toSorted());
    expect(new Set(names).size).toBe(names.length);
  });
});
