import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from './create-id.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { readMigrations, type Migration } from './read-migrations.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { withTenant } from './tenant-access.ts';
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

  it('applies no migration to an up-to-date database', async () => {
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

  it('rolls back a failed migration and throws an error with its name', async () => {
    const broken = step('0003-c', 'create table half (a int); select 1 / 0');
    await expect(migrate(db, [...product, broken])).rejects.toThrow(
      'The migration 2999-01-01-0003-c failed: division by zero',
    );
    expect(await count('half')).toBe(false);
    expect(
      await migrate(db, [...product, step('0003-c', 'create table half (a int)')]),
    ).toStrictEqual(['2999-01-01-0003-c']);
  });

  it('rejects an applied migration that was changed later', async () => {
    const [first, ...rest] = product;
    if (first === undefined) throw new Error('There are migrations.');
    await expect(migrate(db, [{ ...first, checksum: 'other' }, ...rest])).rejects.toThrow(
      `The migration ${first.name} was changed after it had been applied`,
    );
  });

  it('applies a migration once when several callers run concurrently', async () => {
    const files = [...product, step('0004-d', 'create table once (a int)')];
    const results = await Promise.all([migrate(db, files), migrate(db, files), migrate(db, files)]);
    expect(results.flat()).toStrictEqual(['2999-01-01-0004-d']);
  });
});

describe('the migrations of the product', () => {
  it('have unique names that sort in the order of application', () => {
    const names = readMigrations(migrationsFolder).map(({ name }) => name);
    expect(names).toStrictEqual(names.toSorted());
    expect(new Set(names).size).toBe(names.length);
  });
});

const servers = process.env.TEST_DATABASE_URL === undefined ? [] : [process.env.TEST_DATABASE_URL];
const open = (databaseUrl: string) =>
  openDatabase({ databaseUrl, embedded: {}, postgres: {}, onNotice: () => {} });

describe.each(servers)('migrate as a database owner with the right to create roles', (url) => {
  const name = `modest_${process.pid}`;
  let server: OpenedDatabase;
  let db: OpenedDatabase;
  beforeAll(async () => {
    server = await open(url);
    await server.execute(`create role ${name} login createrole`);
    await server.execute(`create database ${name} owner ${name}`);
    const address = new URL(url);
    address.username = name;
    address.pathname = `/${name}`;
    db = await open(address.href);
  });
  afterAll(async () => {
    await db.close();
    await server.execute(`drop database ${name}`);
    await server.execute(`drop role ${name}`);
    await server.close();
  });

  it('creates a working schema that shows no tenant rows outside of a website', async () => {
    await migrate(db, readMigrations(migrationsFolder));
    await db.execute(`
      set role sw_owner;
      create table notes (website_id hex_id primary key);
      select protect_tenant_table('notes');
      reset role;
    `);
    const websiteId = createId(Date.now(), randomBytes);
    const rows = await withTenant(db, { websiteId, actorId: undefined }, async (tenant) => {
      const notes = tenant.withTables<{ notes: { websiteId: string } }>();
      await notes.insertInto('notes').values({ websiteId }).execute();
      return notes.selectFrom('notes').select('websiteId').execute();
    });
    expect(rows).toStrictEqual([{ websiteId }]);
    expect(await db.execute('select website_id from notes')).toStrictEqual({ rows: [] });
  });
});

describe.each(servers)('migrate as a superuser on a second database of the same server', (url) => {
  it('succeeds when the roles already exist', async () => {
    const name = `second_${process.pid}`;
    const server = await open(url);
    // The roles belong to the cluster: one of its databases made them before.
    const first = await openTestDatabase('postgres');
    await server.execute(`create database ${name} template template0`);
    const address = new URL(url);
    address.pathname = `/${name}`;
    const second = await open(address.href);
    try {
      const product = readMigrations(migrationsFolder);
      expect(await migrate(second, product)).toStrictEqual(product.map((file) => file.name));
    } finally {
      await second.close();
      await first.close();
      await server.execute(`drop database ${name}`);
      await server.close();
    }
  });
});
