import type { CollaboratorRole, SiteAccount } from '@sitewright/contracts/codes';
import type { Contributor } from '@sitewright/contracts/entities';
import { countRows } from '../../platform/database/count-rows.ts';
import type { LookupTransaction, Tenant } from '../../platform/database/index.ts';
import { readableEmail } from '../../platform/mail/readable-email.ts';

const rolesOf = (roles: readonly number[]) => [...roles] as CollaboratorRole[];

/** The contributors of a website, owner first; names and addresses of accounts are only visible to the lookup role. */
export async function listContributorRows(
  db: LookupTransaction,
  websiteId: string,
  offset: number,
  limit: number,
): Promise<Contributor[]> {
  const rows = await db
    .selectFrom('contributors')
    .innerJoin('accounts', 'accounts.account_id', 'contributors.account_id')
    .where('contributors.website_id', '=', websiteId)
    .orderBy('contributors.is_owner', 'desc')
    .orderBy('contributors.created_at')
    .orderBy('contributors.account_id')
    .offset(offset)
    .limit(limit)
    .select([
      'accounts.account_id',
      'accounts.display_name',
      'accounts.email',
      'contributors.is_owner',
      'contributors.roles',
      'contributors.created_at',
    ])
    .execute();
  return rows.map((row) => ({
    id: row.account_id,
    displayName: row.display_name,
    email: readableEmail(row.email),
    isOwner: row.is_owner,
    roles: rolesOf(row.roles),
    joinedAt: row.created_at.toISOString(),
  }));
}

export const countContributors = (db: LookupTransaction, websiteId: string): Promise<number> =>
  countRows(db.selectFrom('contributors').where('website_id', '=', websiteId));

/** Whether a person with this address is a contributor of the website. */
export async function isContributorsEmail(
  db: LookupTransaction,
  websiteId: string,
  email: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('contributors')
    .innerJoin('accounts', 'accounts.account_id', 'contributors.account_id')
    .where('contributors.website_id', '=', websiteId)
    .where('accounts.email', '=', email)
    .select('accounts.account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The roles of contributors, by account. Their rows are locked in one order, so that changes are serialized. */
export async function lockContributors(
  tenant: Tenant,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, SiteAccount>> {
  const rows = await tenant
    .selectFrom('contributors')
    .where('account_id', 'in', [...accountIds])
    .orderBy('account_id')
    .select(['account_id', 'is_owner', 'roles'])
    .forUpdate()
    .execute();
  return new Map(
    rows.map((row) => [row.account_id, { isOwner: row.is_owner, roles: rolesOf(row.roles) }]),
  );
}

/** Adds a contributor. An existing one keeps the current roles. */
export async function insertContributor(
  tenant: Tenant,
  accountId: string,
  roles: readonly CollaboratorRole[],
  now: Date,
): Promise<void> {
  await tenant
    .insertInto('contributors')
    .values({ account_id: accountId, roles: [...roles], created_at: now })
    .onConflict((conflict) => conflict.columns(['website_id', 'account_id']).doNothing())
    .execute();
}

export async function writeStanding(
  tenant: Tenant,
  accountId: string,
  { isOwner, roles }: SiteAccount,
): Promise<void> {
  await tenant
    .updateTable('contributors')
    .set({ is_owner: isOwner, roles: [...roles] })
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteContributor(tenant: Tenant, accountId: string): Promise<void> {
  await tenant.deleteFrom('contributors').where('account_id', '=', accountId).execute();
}
