import { emailKey } from '@sitewright/contracts/addresses';
import type { Account, Membership } from '@sitewright/contracts/entities';
import type { LookupTransaction } from '../../platform/database/index.ts';
import { toStanding } from '../../platform/sessions/standing.ts';

export interface StoredAccount extends Account {
  readonly passwordHash: string;
}

export async function findAccountByEmail(
  db: LookupTransaction,
  email: string,
): Promise<StoredAccount | null> {
  const row = await db
    .selectFrom('accounts')
    .where('email', '=', emailKey(email))
    .select(['accountId as id', 'email', 'displayName', 'passwordHash'])
    .executeTakeFirst();
  return row ?? null;
}

/** False if the address already has an account. */
export async function insertAccount(
  db: LookupTransaction,
  account: StoredAccount,
): Promise<boolean> {
  const inserted = await db
    .insertInto('accounts')
    .values({
      accountId: account.id,
      email: emailKey(account.email),
      displayName: account.displayName,
      passwordHash: account.passwordHash,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('accountId')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Replaces the password hash of an account, unless it was changed since the account was read. */
export async function replacePasswordHash(
  db: LookupTransaction,
  account: StoredAccount,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ passwordHash })
    .where('accountId', '=', account.id)
    .where('passwordHash', '=', account.passwordHash)
    .execute();
}

/** The websites of an account, with its roles and permissions on each. */
export async function listMemberships(
  db: LookupTransaction,
  accountId: string,
): Promise<Membership[]> {
  const rows = await db
    .selectFrom('contributors')
    .where('accountId', '=', accountId)
    .select(['websiteId', 'isOwner', 'roles'])
    .orderBy('websiteId')
    .execute();
  return rows.map((row) => ({
    websiteId: row.websiteId,
    isOwner: row.isOwner,
    roles: [...row.roles],
    permissions: [...toStanding(row).permissions],
  }));
}
