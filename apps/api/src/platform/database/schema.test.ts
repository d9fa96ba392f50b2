import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkTenancy } from './check-tenancy.ts';
import { generateSchemaTypes } from './generate-schema-types.ts';
import { globalTables } from './global-tables.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { openTestDatabase, testEngines } from './test-database.ts';
import { schemaFile } from './write-schema.ts';

describe.each(testEngines())('the schema of the product on %s', (engine) => {
  let db: OpenedDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
  });
  afterAll(() => db.close());

  it('isolates every tenant table (checkTenancy)', async () => {
    expect(await checkTenancy(db.root, globalTables)).toStrictEqual([]);
  });

  it('matches the committed types (else run write-schema.ts)', async () => {
    expect(await generateSchemaTypes(db.root)).toBe(readFileSync(schemaFile, 'utf8'));
  });
});
