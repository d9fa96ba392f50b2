import { type CompiledQuery, type Compilable, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createKysely } from './create-kysely.ts';
import type { OpenedDatabase } from './opened-database.ts';
import type { Database } from './schema.gen.ts';
import { withTenant } from './tenant-access.ts';
import type { Tenant } from './tenant.ts';

const [website, other] = ['a'.repeat(24), 'b'.repeat(24)];
const id = 'c'.repeat(24);

const result = { command: '', rowCount: 0, rows: [], oid: 0, fields: [] };
const root = createKysely<Database>({
  connect: () => Promise.resolve({ query: () => Promise.resolve(result), release: () => {} }),
});

/** The statement that a tenant makes of a query, as it is sent. */
async function compiled(query: (tenant: Tenant) => Compilable): Promise<CompiledQuery> {
  let created: CompiledQuery | undefined;
  await withTenant(
    { root } as OpenedDatabase,
    { websiteId: website, actorId: id },
    async (tenant) => {
      created = query(tenant).compile();
    },
  );
  return created!;
}

describe('Tenant', () => {
  it('exposes the ids of its website and actor', async () => {
    await withTenant(
      { root } as OpenedDatabase,
      { websiteId: website, actorId: id },
      async (tenant) => {
        expect([tenant.websiteId, tenant.actorId]).toStrictEqual([website, id]);
      },
    );
  });

  it.each<[what: string, query: (tenant: Tenant) => Compilable, text: string]>([
    [
      'selects',
      (tenant) => tenant.selectFrom('orders').select('orderId'),
      'select "order_id" from "orders" where "orders"."website_id" = $1',
    ],
    [
      'selects by another name',
      (tenant) => tenant.selectFrom('orders as o').select('o.orderId'),
      'select "o"."order_id" from "orders" as "o" where "o"."website_id" = $1',
    ],
    [
      'updates',
      (tenant) => tenant.updateTable('forms').set({ formId: id }),
      'update "forms" set "form_id" = $1 where "forms"."website_id" = $2',
    ],
    [
      'deletes',
      (tenant) => tenant.deleteFrom('carts'),
      'delete from "carts" where "carts"."website_id" = $1',
    ],
    [
      'selects in a table of with',
      (tenant) =>
        tenant
          .with('open', (inner) => inner.selectFrom('carts').select('cartId'))
          .selectFrom('open')
          .selectAll(),
      'with "open" as (select "cart_id" from "carts" where "carts"."website_id" = $1) select * from "open"',
    ],
    [
      'deletes after a with',
      (tenant) =>
        tenant
          .with('open', (inner) => inner.selectFrom('carts').select('cartId'))
          .deleteFrom('carts'),
      'with "open" as (select "cart_id" from "carts" where "carts"."website_id" = $1) delete from "carts" where "carts"."website_id" = $2',
    ],
  ])('%s only rows of its website', async (_, query, text) => {
    const statement = await compiled(query);
    expect(statement.sql).toBe(text);
    expect(statement.parameters).toContain(website);
  });

  it('filters each of several tables', async () => {
    const { sql: text, parameters } = await compiled((tenant) =>
      tenant.selectFrom(['orders', 'carts as c']).select('orderId'),
    );
    expect(text).toBe(
      'select "order_id" from "orders", "carts" as "c" where "orders"."website_id" = $1 and "c"."website_id" = $2',
    );
    expect(parameters).toStrictEqual([website, website]);
  });

  it.each<[what: string, rows: (row: { collectionId: string }) => unknown]>([
    ['one row', (row) => row],
    ['several rows', (row) => [row, row]],
    ['a row made of expressions', (row) => () => row],
  ])('overwrites the website id in %s', async (_, rows) => {
    const row = { collectionId: id, websiteId: other };
    const { parameters } = await compiled((tenant) =>
      tenant.insertInto('collections').values(rows(row) as never),
    );
    expect(parameters).toContain(website);
    expect(parameters).not.toContain(other);
  });

  it('adds no website filter to a global table, which its types exclude', async () => {
    const { sql: text } = await compiled((tenant) =>
      // @ts-expect-error -- accounts belong to no website
      tenant.selectFrom('accounts').select(sql<string>`account_id`.as('id')),
    );
    expect(text).not.toContain('website_id');
  });

  it('ignores a changed website id in an update and filters by its own', async () => {
    const { parameters } = await compiled((tenant) =>
      // @ts-expect-error -- a row stays in its website
      tenant.updateTable('forms').set({ websiteId: other }),
    );
    expect(parameters.at(-1)).toBe(website);
  });
});
