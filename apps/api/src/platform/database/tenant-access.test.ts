import { randomBytes } from 'node:crypto';
import { CompiledQuery, sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from './create-id.ts';
import type { OpenedDatabase } from './opened-database.ts';
import type { Database } from './schema.gen.ts';
import { withLookup, withTenant } from './tenant-access.ts';
import { openTestDatabase, testEngines } from './test-database.ts';

const newId = () => createId(Date.now(), randomBytes);
const [siteA, siteB, actor] = [newId(), newId(), newId()];
const inA = { websiteId: siteA, actorId: undefined };
const inB = { websiteId: siteB, actorId: undefined };

const tables = `
  set role sw_owner;
  create table shelves (website_id hex_id not null, id hex_id not null, primary key (website_id, id));
  select protect_tenant_table('shelves');
  create table books (
    website_id hex_id not null default app_website_id(),
    id hex_id not null,
    title text not null,
    shelf_id hex_id,
    primary key (website_id, id),
    foreign key (website_id, shelf_id) references shelves (website_id, id)
  );
  select protect_tenant_table('books');
  reset role;
`;

const insertBook = (websiteId: string, title: string) => (trx: Transaction<Database>) =>
  sql`insert into books (website_id, id, title) values (${websiteId}, ${newId()}, ${title})`.execute(
    trx,
  );
const titles = async (trx: Transaction<Database>) =>
  (await sql<{ title: string }>`select title from books order by title`.execute(trx)).rows.map(
    ({ title }) => title,
  );

describe.each(testEngines())('tenant isolation on %s', (engine) => {
  let db: OpenedDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    await db.root.executeQuery(CompiledQuery.raw(tables));
    await withTenant(db, inA, insertBook(siteA, 'of A'));
    await withTenant(db, inB, insertBook(siteB, 'of B'));
  });
  afterAll(() => db.close());

  it('returns only the rows of the own website', async () => {
    expect(await withTenant(db, inA, titles)).toStrictEqual(['of A']);
    expect(await withTenant(db, inB, titles)).toStrictEqual(['of B']);
  });

  it('rejects an insert into another website', async () => {
    await expect(withTenant(db, inA, insertBook(siteB, 'smuggled'))).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('rejects an update that moves a row to another website', async () => {
    const move = (trx: Transaction<Database>) =>
      sql`update books set website_id = ${siteB}`.execute(trx);
    await expect(withTenant(db, inA, move)).rejects.toMatchObject({ code: '42501' });
  });

  it('does not update or delete rows of another website', async () => {
    const changed = await withTenant(db, inA, async (tenant) => {
      const updates =
        await sql`update books set title = 'taken' where website_id = ${siteB}`.execute(tenant);
      const deletes = await sql`delete from books where website_id = ${siteB}`.execute(tenant);
      return [updates.numAffectedRows, deletes.numAffectedRows];
    });
    expect(changed).toStrictEqual([0n, 0n]);
    expect(await withTenant(db, inB, titles)).toStrictEqual(['of B']);
  });

  it('rejects a foreign key to a row of another website', async () => {
    const shelf = newId();
    await withTenant(db, inB, (tenant) =>
      sql`insert into shelves (website_id, id) values (${siteB}, ${shelf})`.execute(tenant),
    );
    const refer = (trx: Transaction<Database>) =>
      sql`insert into books (website_id, id, title, shelf_id) values (${siteA}, ${newId()}, 'x', ${shelf})`.execute(
        trx,
      );
    await expect(withTenant(db, inA, refer)).rejects.toMatchObject({ code: '23503' });
  });

  it('returns no rows to the table owner outside of a website', async () => {
    const { rows } = await db.withoutTimeout((session) =>
      session.connection().execute(async (one) => {
        await one.executeQuery(CompiledQuery.raw('set role sw_owner'));
        const found = await one.executeQuery(CompiledQuery.raw('select title from books'));
        await one.executeQuery(CompiledQuery.raw('reset role'));
        return found;
      }),
    );
    expect(rows).toStrictEqual([]);
  });

  it('denies the lookup role access to tenant tables', async () => {
    await expect(withLookup(db, titles)).rejects.toMatchObject({ code: '42501' });
  });

  it('sets website, actor and role for the transaction only', async () => {
    const read = sql<{ site: string; actor: string; role: string }>`
      select app_website_id() as site, app_actor_id() as actor, current_user::text as role
    `;
    const inside = await withTenant(db, { websiteId: siteA, actorId: actor }, (tenant) =>
      read.execute(tenant),
    );
    expect(inside.rows).toStrictEqual([{ site: siteA, actor, role: 'sw_app' }]);
    const outside = await db.execute(
      'select app_website_id() as site, app_actor_id() as actor, current_user = session_user as same',
    );
    expect(outside.rows).toStrictEqual([{ site: null, actor: null, same: true }]);
  });

  it('rolls back a transaction that throws', async () => {
    const work = withTenant(db, inA, async (tenant) => {
      await insertBook(siteA, 'never')(tenant);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await withTenant(db, inA, titles)).toStrictEqual(['of A']);
  });

  it('rejects and rolls back a transaction that swallowed the error of a statement', async () => {
    const work = withTenant(db, inA, async (tenant) => {
      await insertBook(siteA, 'never')(tenant);
      await sql`select 1 / 0`.execute(tenant).catch(() => {});
    });
    await expect(work).rejects.toThrow('its error was swallowed');
    expect(await withTenant(db, inA, titles)).toStrictEqual(['of A']);
  });

  it('reads rows but rejects writes in read mode', async () => {
    const seen = await withTenant(db, inA, (tenant) => titles(tenant), 'read');
    expect(seen).toStrictEqual(['of A']);
    await expect(withTenant(db, inA, insertBook(siteA, 'x'), 'read')).rejects.toMatchObject({
      code: '25006',
    });
  });

  const uses: [string, () => Promise<unknown>][] = [
    ['the outer handle', () => db.execute('select 1')],
    [
      'a query of the outer handle',
      () => db.root.selectFrom('schemaMigrations').select('name').execute(),
    ],
    ['a second transaction', () => withTenant(db, inB, titles)],
  ];
  it.each(uses)('rejects %s inside a transaction', async (_, use) => {
    await expect(withTenant(db, inA, use)).rejects.toThrow('only its own handle may be used');
  });

  it('allows the outer handle after the transaction, also for work started within it', async () => {
    const over = Promise.withResolvers<void>();
    let later: Promise<unknown> = Promise.resolve();
    await withTenant(db, inA, (tenant) => {
      later = over.promise.then(() => db.execute('select 1 as one'));
      return titles(tenant);
    });
    over.resolve();
    expect(await later).toStrictEqual({ rows: [{ one: 1 }] });
  });

  it.each(["'; drop table books; --", '', 'A'.repeat(24)])(
    'rejects the invalid website id %j',
    async (websiteId) => {
      const work = withTenant(db, { websiteId, actorId: undefined }, titles);
      await expect(work).rejects.toThrow('Not an id');
    },
  );

  it('runs concurrent transactions, each in its own website', async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) => withTenant(db, index % 2 === 0 ? inA : inB, titles)),
    );
    expect(new Set(all.map((one) => one.join()))).toStrictEqual(new Set(['of A', 'of B']));
    expect(all.every((one, index) => one.join() === (index % 2 === 0 ? 'of A' : 'of B'))).toBe(
      true,
    );
  });

  it('rejects with databaseBusy when no connection is available in time', async () => {
    const slow = Array.from({ length: engine === 'pglite' ? 1 : 10 }, () =>
      withTenant(db, inA, (tenant) =>
        new Promise((resolve) => setTimeout(resolve, 2_500)).then(() => titles(tenant)),
      ),
    );
    const [rejected] = await Promise.allSettled([withTenant(db, inA, titles)]);
    expect(rejected).toMatchObject({
      status: 'rejected',
      reason: { name: 'DatabaseOutage', code: 'databaseBusy' },
    });
    await Promise.all(slow);
  });
});
