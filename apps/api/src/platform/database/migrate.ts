import { CompiledQuery, type Kysely } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import type { OpenedDatabase } from './opened-database.ts';
import { toOutage } from './outage.ts';
import { type AppliedMigration, planMigrations } from './plan-migrations.ts';
import type { Migration } from './read-migrations.ts';
import type { Database } from './schema.gen.ts';

/** The advisory lock that lets one process migrate at a time ("sitewright" on a phone keypad). */
const LOCK_KEY = 748_397_444;
const MAX_ATTEMPTS = 30;
const RETRY_AFTER_MS = 1_000;

/**
 * Applies the pending migrations, each in its own transaction, and resolves with their names. Several processes may
 * call it concurrently: one works, the others wait.
 *
 * @throws when an applied file was changed, or a new one is dated before an applied one.
 */
export async function migrate(
  db: OpenedDatabase,
  migrations: readonly Migration[],
): Promise<string[]> {
  const before = await db.withoutTimeout((session) => readApplied(session));
  if (before.length > 0 && pendingOf(migrations, before).length > 0) await db.storeCopy();

  return db.withoutTimeout(async (session) => {
    await session.executeQuery(
      CompiledQuery.raw(`set lock_timeout = 0; select pg_advisory_lock(${LOCK_KEY})`),
    );
    try {
      await session.executeQuery(CompiledQuery.raw('set lock_timeout = 2000'));
      await session.executeQuery(CompiledQuery.raw(createLedger));
      const pending = pendingOf(migrations, await readApplied(session));
      for (const migration of pending) await applyWithRetries(session, migration);
      return pending.map(({ name }) => name);
    } finally {
      await session
        .executeQuery(CompiledQuery.raw(`select pg_advisory_unlock(${LOCK_KEY})`))
        .catch(() => {});
    }
  });
}

const createLedger = `
  create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz(3) not null default now()
  )
`;

/**
 * Whether the login can switch to `sw_owner`, the role that owns all objects, whichever login applies the migrations.
 * The first migration of a database runs as the login: it creates the role, which another database of the cluster may
 * already have, and grants it.
 */
const mayBecomeOwner = `
  select from pg_roles
  where rolname = 'sw_owner' and pg_has_role(rolname, 'member') and exists (select from schema_migrations)
`;

function pendingOf(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  const plan = planMigrations(migrations, applied);
  if (plan.kind === 'rejected') throw new Error(plan.reason);
  return plan.migrations;
}

async function readApplied(session: Kysely<Database>): Promise<AppliedMigration[]> {
  const { rows } = await session.executeQuery(
    CompiledQuery.raw("select to_regclass('schema_migrations') is not null as exists"),
  );
  const [ledger] = rows as { exists: boolean }[];
  if (ledger?.exists !== true) return [];
  return session.selectFrom('schemaMigrations').select(['name', 'checksum']).execute();
}

/** Retries while a table is in use. Each wait for its lock is short, because other statements queue behind the wait. */
async function applyWithRetries(session: Kysely<Database>, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(session, migration);
    } catch (error) {
      if (toOutage(error)?.code !== 'databaseTimeout' || attempt === MAX_ATTEMPTS) {
        throw new Error(`The migration ${migration.name} failed: ${messageOf(error)}`, {
          cause: error,
        });
      }
      await delay(RETRY_AFTER_MS);
    }
  }
}

async function apply(session: Kysely<Database>, { name, sql, checksum }: Migration): Promise<void> {
  const { rows } = await session.executeQuery(CompiledQuery.raw(mayBecomeOwner));
  const role = rows.length > 0 ? 'set local role sw_owner' : '';
  try {
    await session.executeQuery(CompiledQuery.raw(`begin; ${role}`));
    await session.executeQuery(CompiledQuery.raw(sql));
    await session.executeQuery(CompiledQuery.raw('reset role'));
    await session.insertInto('schemaMigrations').values({ name, checksum }).execute();
    await session.executeQuery(CompiledQuery.raw('commit'));
  } catch (error) {
    await session.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
    throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
