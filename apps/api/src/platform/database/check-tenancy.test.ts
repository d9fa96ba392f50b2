import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkTenancy } from './check-tenancy.ts';
import type { OpenedDatabase } from './opened-database.ts';
import type { TenancyBreach } from './tenancy-rules.ts';
import { openTestDatabase, testEngines } from './test-database.ts';

describe.each(testEngines())('checkTenancy on %s', (engine) => {
  let db: OpenedDatabase;
  let before: TenancyBreach[];
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    before = await checkTenancy(db.root, []);
  });
  afterAll(() => db.close());

  /** What the check tells beyond the product's own tables after `statements`, which are undone. */
  async function breachesAfter(statements: string): Promise<string[]> {
    const known = new Set(before.map((breach) => JSON.stringify(breach)));
    return db.withoutTimeout(async (session) => {
      await session.executeQuery(CompiledQuery.raw(`begin; ${statements}`));
      const found = await checkTenancy(session, []);
      await session.executeQuery(CompiledQuery.raw('rollback'));
      return found
        .filter((breach) => !known.has(JSON.stringify(breach)))
        .map(({ table, rule, detail }) => `${table} ${rule} ${detail}`.trim());
    });
  }

  const sound = `
    create table parents (website_id hex_id not null, id hex_id not null, primary key (website_id, id));
    select protect_tenant_table('parents');
    create table children (
      website_id hex_id not null,
      id hex_id not null,
      parent_id hex_id not null,
      slug text not null,
      primary key (website_id, id),
      unique (website_id, slug),
      foreign key (website_id, parent_id) references parents (website_id, id)
    );
    select protect_tenant_table('children');
  `;

  it('accepts tables that follow the rules', async () => {
    expect(await breachesAfter(sound)).toStrictEqual([]);
  });

  it.each([
    [
      'a table without website_id',
      'create table loose (id hex_id primary key); grant select on loose to sw_app',
      [
        'loose websiteId',
        'loose primaryKey loose_pkey',
        'loose rowSecurity',
        'loose policy tenant',
      ],
    ],
    [
      'a website_id of another type',
      'alter table children drop column website_id cascade; alter table children add website_id text',
      ['children websiteId text', 'children primaryKey', 'children policy tenant'],
    ],
    [
      'a primary key that starts with another column',
      'alter table children drop constraint children_pkey; alter table children add primary key (id, website_id)',
      ['children primaryKey children_pkey'],
    ],
    [
      'a unique key without website_id',
      'create unique index children_slug on children (slug)',
      ['children uniqueKey children_slug'],
    ],
    [
      'a unique index on an expression first',
      'create unique index children_low on children (lower(slug), website_id)',
      ['children uniqueKey children_low'],
    ],
    [
      'a foreign key without website_id',
      'create unique index parents_id on parents (id); alter table children add constraint short foreign key (parent_id) references parents (id)',
      ['children foreignKey short', 'parents uniqueKey parents_id'],
    ],
    [
      'a table without row-level security',
      'alter table children disable row level security',
      ['children rowSecurity'],
    ],
    [
      'row-level security that spares the owner',
      'alter table children no force row level security',
      ['children rowSecurity'],
    ],
    ['a missing policy', 'drop policy tenant on children', ['children policy tenant']],
    [
      'a policy that lets all rows through',
      'alter policy tenant on children using (true)',
      ['children policy tenant'],
    ],
    [
      'a second policy for everyone',
      'create policy open on children using (true)',
      ['children policy open'],
    ],
    [
      'a right to truncate',
      'grant truncate on children to sw_app',
      ['children privileges sw_app truncate'],
    ],
    [
      'a right of the lookup role to write',
      'grant insert on children to sw_lookup',
      ['children privileges sw_lookup insert'],
    ],
    ["a view with its owner's rights", 'create view seen as select * from children', ['seen view']],
    [
      'a materialised view',
      'create materialized view kept as select * from children',
      ['kept materializedView'],
    ],
  ])('reports %s', async (_, statements, expected) => {
    expect(await breachesAfter(`${sound} ${statements}`)).toStrictEqual(expected);
  });

  it('accepts a view with security_invoker', async () => {
    const view = 'create view seen with (security_invoker = true) as select * from children';
    expect(await breachesAfter(`${sound} ${view}`)).toStrictEqual([]);
  });

  it('accepts a read policy for the lookup role', async () => {
    const policy =
      'grant select on children to sw_lookup; create policy reads on children for select to sw_lookup using (true)';
    expect(await breachesAfter(`${sound} ${policy}`)).toStrictEqual([]);
  });

  it('skips the global tables and reports one that does not exist', async () => {
    const found = await checkTenancy(db.root, ['schema_migrations', 'gone']);
    expect(found.filter(({ table }) => table === 'schema_migrations')).toStrictEqual([]);
    expect(found).toContainEqual({ table: 'gone', rule: 'globalTable', detail: '' });
  });

  it('reports a global table with a foreign key to a tenant table', async () => {
    const statements = `
      ${sound}
      create table places (id hex_id primary key, website_id hex_id, parent_id hex_id);
      alter table places add constraint outward
        foreign key (website_id, parent_id) references parents (website_id, id);
    `;
    const found = await db.withoutTimeout(async (session) => {
      await session.executeQuery(CompiledQuery.raw(`begin; ${statements}`));
      const breaches = await checkTenancy(session, ['places']);
      await session.executeQuery(CompiledQuery.raw('rollback'));
      return breaches.filter(({ table }) => table === 'places');
    });
    expect(found).toStrictEqual([{ table: 'places', rule: 'globalForeignKey', detail: 'outward' }]);
  });
});
