import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateSchemaTypes } from './generate-schema-types.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openDatabase } from './open-database.ts';
import { readMigrations } from './read-migrations.ts';

/** The path of the generated types. */
export const schemaFile = join(import.meta.dirname, 'schema.gen.ts');

/** The types of the tables after all migrations, from a temporary in-memory database. */
export async function schemaTypesOfMigrations(): Promise<string> {
  const db = await openDatabase({
    databaseUrl: undefined,
    embedded: {},
    postgres: {},
    onNotice: () => {},
  });
  try {
    await migrate(db, readMigrations(migrationsFolder));
    return await generateSchemaTypes(db.root);
  } finally {
    await db.close();
  }
}

/** Whether the committed types are outdated. */
export async function isSchemaStale(): Promise<boolean> {
  return readFileSync(schemaFile, 'utf8') !== (await schemaTypesOfMigrations());
}

/**
 * `npx node --conditions=@sitewright/source apps/api/src/platform/database/write-schema.ts` writes the types;
 * with `--check` it writes nothing and ends with code 1 when they are stale.
 */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!process.argv.includes('--check')) {
    writeFileSync(schemaFile, await schemaTypesOfMigrations());
  } else if (await isSchemaStale()) {
    process.stderr.write('schema.gen.ts is stale: run write-schema.ts.\n');
    process.exitCode = 1;
  }
}
