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
 * Runs `work` in one transaction inside a website. The role, the website and the actor are set for this transaction
 * only, in the round trip that begins it. Commits when `work` resolves, rolls back when it throws.
 *
 * @throws {DatabaseOutage} when the database cannot answer now.
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
 * Runs `work` in one transaction on the global tables, with the role that may see nothing else.
 *
 * @throws {DatabaseOutage} when the database cannot answer now.
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
 * Runs `work` in one transaction as the owner of the tables: for what belongs to the deployment itself, when a server
 * starts and in operators' commands. Requests never come here. Row-level security holds for the owner as well.
 *
 * @throws {DatabaseOutage} when the database cannot answer now.
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
 * `set local` and not `set_config()`: a distributed PostgreSQL passes the statement on to its other nodes, but not the
 * effect of a function. It takes no parameters, so the values are part of the text: only checked ids may come here.
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
