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
    .select(['account_id', 'email', 'display_name', 'password_hash'])
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        id: row.account_id,
        email: row.email,
        displayName: row.display_name,
        passwordHash: row.password_hash,
      };
}

/** False if the address already has an account. */
export async function insertAccount(
  db: LookupTransaction,
  account: StoredAccount,
): Promise<boolean> {
  const inserted = await db
    .insertInto('accounts')
    .values({
      account_id: account.id,
      email: emailKey(account.email),
      display_name: account.displayName,
      password_hash: account.passwordHash,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** An account's roles on all of its websites. */
export async function listMemberships(
  db: LookupTransaction,
  accountId: string,
): Promise<Membership[]> {
  const rows = await db
    .selectFrom('contributors')
    .where('account_id', '=', accountId)
    .select(['website_id', 'is_owner', 'roles'])
    .orderBy('website_id')
    .execute();
  return rows.map((row) => ({
    websiteId: row.website_id,
    isOwner: row.is_owner,
    roles: [...row.roles],
    permissions: [...toStanding(row).permissions],
  }));
}
