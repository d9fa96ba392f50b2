export { checkTenancy } from './check-tenancy.ts';
export { createId, isId, type RandomBytes } from './create-id.ts';
export { generateSchemaTypes } from './generate-schema-types.ts';
export { globalTables } from './global-tables.ts';
export { migrate } from './migrate.ts';
export { migrationsFolder } from './migrations-folder.ts';
export type { DatabaseNotice } from './notice.ts';
export { openDatabase } from './open-database.ts';
export type { OpenedDatabase } from './opened-database.ts';
export { DatabaseOutage, outages, toOutage, type OutageCode, type OutageEffect } from './outage.ts';
export { readMigrations, type Migration } from './read-migrations.ts';
export type { Database } from './schema.gen.ts';
export { postgresDefaults, type DatabaseSettings, type PostgresOptions } from './settings.ts';
export {
  withLookup,
  withTenant,
  type LookupTransaction,
  type TenantScope,
  type TenantTransaction,
} from './tenant-access.ts';
export { tenancyRules, type TenancyBreach, type TenancyRule } from './tenancy-rules.ts';
export type { TransactionMode } from './transaction.ts';
