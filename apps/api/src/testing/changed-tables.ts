import { sql } from 'kysely';
import { withTenant, type OpenedDatabase } from '../platform/database/index.ts';
import { tenantTables } from '../platform/tenancy/tenant-digest.ts';

/** A digest of the rows of each table. One statement, so that a test can read them often. */
async function digestsOf(
  database: OpenedDatabase,
  websiteId: string,
): Promise<ReadonlyMap<string, string>> {
  const tables = await tenantTables(database);
  const parts = tables.map(
    (table) => sql`
      select ${table}::text as name,
        (select md5(coalesce(string_agg(t::text, ' ' order by t::text collate "C"), ''))
          from ${sql.table(table)} t) as digest`,
  );
  return withTenant(database, { websiteId, actorId: undefined }, async (tenant) => {
    const { rows } = await sql<{
      name: string;
      digest: string;
    }>`${sql.join(parts, sql` union all `)}`.execute(tenant);
    return new Map(rows.map(({ name, digest }) => [name, digest]));
  });
}

/** The names of the tables in which `work` added, changed or removed rows of the website. */
export async function changedTables(
  database: OpenedDatabase,
  websiteId: string,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const before = await digestsOf(database, websiteId);
  await work();
  const after = await digestsOf(database, websiteId);
  return [...after]
    .filter(([table, digest]) => before.get(table) !== digest)
    .map(([table]) => table)
    .toSorted();
}
