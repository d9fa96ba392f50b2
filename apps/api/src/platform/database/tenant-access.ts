import type { Transaction } from 'kysely';
import { isId } from './create-id.ts';
import type { OpenedDatabase } from './opened-database.ts';
import type { Database } from './schema.gen.ts';
import { scopeToTenant, type Tenant, type TenantScope } from './tenant.ts';
import { inTransaction, type TransactionMode } from './transaction.ts';

declare const lookup: unique symbol;

/** A transaction that sees the global tables (hosts, accounts, sessions, …) and no tenant's rows. */
export type LookupTransaction = Transaction<Database> & { readonly [lookup]: true };

/**
 * Runs `work` in a transaction of one website. Role, website and actor are set for this transaction only, in the round
 * trip that starts it. Commits when `work` resolves, rolls back when it throws.
 *
 * @throws {DatabaseOutage} when the database is unavailable.
 */
export async function withTenant<T>(
  db: OpenedDatabase,
  scope: TenantScope,
  work: (tenant: Tenant) => Promise<T>,
  mode: TransactionMode = 'write',
): Promise<T> {
  const preparation = transactionSettings('sw_app', {
    websiteId: checkedId(scope.websiteId),
    actorId: scope.actorId === undefined ? '' : checkedId(scope.actorId),
  });
  return inTransaction(db.root, mode, preparation, (trx) => work(scopeToTenant(trx, scope)));
}

/**
 * Runs `work` in a transaction on the global tables, with a role that sees nothing else.
 *
 * @throws {DatabaseOutage} when the database is unavailable.
 */
export async function withLookup<T>(
  db: OpenedDatabase,
  work: (trx: LookupTransaction) => Promise<T>,
  mode: TransactionMode = 'write',
): Promise<T> {
  const preparation = transactionSettings('sw_lookup', { websiteId: '', actorId: '' });
  return inTransaction(db.root, mode, preparation, (trx) => work(trx as LookupTransaction));
}

/**
 * Runs `work` in a transaction as the owner of the tables: for the deployment itself, at startup and in operators'
 * commands. Never used by requests. Row-level security applies to the owner too.
 *
 * @throws {DatabaseOutage} when the database is unavailable.
 */
export function withOwnerRole<T>(
  db: OpenedDatabase,
  work: (trx: Transaction<Database>) => Promise<T>,
  mode: TransactionMode = 'write',
): Promise<T> {
  const preparation = transactionSettings('sw_owner', { websiteId: '', actorId: '' });
  return inTransaction(db.root, mode, preparation, work);
}

/**
 * `set local` instead of `set_config()`: a distributed PostgreSQL forwards the statement to its other nodes, but not
 * the effect of a function. It takes no parameters, so values are part of the text: only validated ids may be passed.
 */
const transactionSettings = (
  role: 'sw_app' | 'sw_lookup' | 'sw_owner',
  { websiteId, actorId }: { readonly websiteId: string; readonly actorId: string },
): string =>
  `set local role ${role}; set local app.website_id = '${websiteId}'; set local app.actor_id = '${actorId}'`;

function checkedId(id: string): string {
  if (!isId(id))
    throw new Error(
      `Not an id: ${JSON.stringify(id)}. An id is 24 lower-case hexadecimal characters.`,
    );
  return id;
}
