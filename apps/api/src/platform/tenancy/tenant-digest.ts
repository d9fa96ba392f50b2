import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { globalTables, withTenant, type OpenedDatabase } from '../database/index.ts';

/** The tables with websites' rows, from the database catalog. */
export async function tenantTables(database: OpenedDatabase): Promise<string[]> {
  const { rows } = await sql<{ tableName: string }>`
    select c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'website_id' and t.table_type = 'BASE TABLE'
    order by c.table_name`.execute(database.root);
  const excluded: readonly string[] = globalTables;
  return rows.map((row) => row.tableName).filter((name) => !excluded.includes(name));
}

/** A hash of every row of a website: unchanged by anything that must not touch it (I12). */
export async function tenantDigest(database: OpenedDatabase, websiteId: string): Promise<string> {
  const tables = await tenantTables(database);
  return withTenant(
    database,
    { websiteId, actorId: undefined },
    async (tenant) => {
      const hash = createHash('sha256');
      for (const table of tables) {
        const { rows } = await sql<{
          row: string;
        }>`select t::text as row from ${sql.table(table)} t order by t::text collate "C"`.execute(
          tenant,
        );
        hash.update(table).update('\0');
        for (const { row } of rows) hash.update(row).update('\0');
      }
      return hash.digest('hex');
    },
    'read',
  );
}
