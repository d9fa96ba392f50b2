export { createId, isId, type RandomBytes } from './create-id.ts';
export { globalTables } from './global-tables.ts';
export { binaryKeyRows, textKeyRows } from './key-rows.ts';
export { migrate } from './migrate.ts';
export { migrationsFolder } from './migrations-folder.ts';
export type { DatabaseNotice } from './notice.ts';
export type { ChannelListener, NotificationChannel } from './notification-channel.ts';
export { openDatabase } from './open-database.ts';
export type { OpenedDatabase } from './opened-database.ts';
export type { OutageCode, OutageEffect } from './outage.ts';
export { readMigrations, type Migration } from './read-migrations.ts';
export type { Database } from './schema.gen.ts';
export type { DatabaseSettings, PostgresOptions } from './settings.ts';
export {
  withLookup,
  withOwnerRole,
  withTenant,
  type LookupTransaction,
  type TenantScope,
  type TenantTransaction,
} from './tenant-access.ts';
export type { TenancyBreach, TenancyRule } from './tenancy-rules.ts';
export type { TransactionMode } from './transaction.ts';
