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
    .innerJoin('accounts', 'accounts.accountId', 'contributors.accountId')
    .where('contributors.websiteId', '=', websiteId)
    .orderBy('contributors.isOwner', 'desc')
    .orderBy('contributors.createdAt')
    .orderBy('contributors.accountId')
    .offset(offset)
    .limit(limit)
    .select([
      'accounts.accountId',
      'accounts.displayName',
      'accounts.email',
      'contributors.isOwner',
      'contributors.roles',
      'contributors.createdAt',
    ])
    .execute();
  return rows.map((row) => ({
    id: row.accountId,
    displayName: row.displayName,
    email: readableEmail(row.email),
    isOwner: row.isOwner,
    roles: rolesOf(row.roles),
    joinedAt: row.createdAt.toISOString(),
  }));
}

export const countContributors = (db: LookupTransaction, websiteId: string): Promise<number> =>
  countRows(db.selectFrom('contributors').where('websiteId', '=', websiteId));

/** Whether a person with this address is a contributor of the website. */
export async function isContributorsEmail(
  db: LookupTransaction,
  websiteId: string,
  email: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('contributors')
    .innerJoin('accounts', 'accounts.accountId', 'contributors.accountId')
    .where('contributors.websiteId', '=', websiteId)
    .where('accounts.email', '=', email)
    .select('accounts.accountId')
    .executeTakeFirst();
  return row !== undefined;
}

/** The roles of contributors, by account. Locks their rows in a fixed order, so that concurrent changes wait. */
export async function lockContributors(
  tenant: Tenant,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, SiteAccount>> {
  const rows = await tenant
    .selectFrom('contributors')
    .where('accountId', 'in', [...accountIds])
    .orderBy('accountId')
    .select(['accountId', 'isOwner', 'roles'])
    .forUpdate()
    .execute();
  return new Map(
    rows.map((row) => [row.accountId, { isOwner: row.isOwner, roles: rolesOf(row.roles) }]),
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
    .values({ accountId, roles: [...roles], createdAt: now })
    .onConflict((conflict) => conflict.columns(['websiteId', 'accountId']).doNothing())
    .execute();
}

export async function updateContributorRoles(
  tenant: Tenant,
  accountId: string,
  { isOwner, roles }: SiteAccount,
): Promise<void> {
  await tenant
    .updateTable('contributors')
    .set({ isOwner, roles: [...roles] })
    .where('accountId', '=', accountId)
    .execute();
}

export async function deleteContributor(tenant: Tenant, accountId: string): Promise<void> {
  await tenant.deleteFrom('contributors').where('accountId', '=', accountId).execute();
}
