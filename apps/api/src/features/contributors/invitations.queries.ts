import {
  findGrantError,
  invitationMs,
  type CollaboratorRole,
  type Permission,
} from '@sitewright/contracts/codes';
import type { Invitation } from '@sitewright/contracts/entities';
import { countRows } from '../../platform/database/count-rows.ts';
import type { LookupTransaction, Tenant } from '../../platform/database/index.ts';
import { readableEmail } from '../../platform/mail/readable-email.ts';
import { hashToken } from '../../platform/security/token.ts';

/** An invitation as stored in its website. */
export interface StoredInvitation {
  readonly id: string;
  readonly email: string;
  readonly roles: CollaboratorRole[];
  readonly invitedBy: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly sendCount: number;
}

const invitationColumns = [
  'invitationId as id',
  'email',
  'roles',
  'invitedBy',
  'sentAt',
  'expiresAt',
  'sendCount',
] as const;

const toStored = <Row extends { readonly roles: readonly number[] }>(row: Row) => ({
  ...row,
  roles: [...row.roles] as CollaboratorRole[],
});

export const toInvitation = (stored: StoredInvitation, inviterName: string): Invitation => ({
  id: stored.id,
  email: readableEmail(stored.email),
  roles: stored.roles,
  invitedBy: inviterName,
  sentAt: stored.sentAt.toISOString(),
  expiresAt: stored.expiresAt.toISOString(),
});

/** Invitations of a website, newest first, with ids below `below`. */
export async function listInvitationRows(
  db: LookupTransaction,
  websiteId: string,
  below: string | undefined,
  limit: number,
): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('accounts', 'accounts.accountId', 'invitations.invitedBy')
    .where('websiteId', '=', websiteId)
    .$if(below !== undefined, (query) => query.where('invitationId', '<', below ?? ''))
    .orderBy('invitationId', 'desc')
    .limit(limit)
    .select(invitationColumns.map((column) => `invitations.${column}` as const))
    .select('accounts.displayName')
    .execute();
  return rows.map((row) => toInvitation(toStored(row), row.displayName));
}

export interface NewInvitation {
  readonly invitationId: string;
  readonly email: string;
  readonly roles: readonly CollaboratorRole[];
  readonly token: string;
  readonly invitedBy: string;
  readonly now: Date;
}

/** Writes an invitation, replacing an expired one; null if one to this address is pending. */
export async function insertInvitation(
  tenant: Tenant,
  { invitationId, email, roles, token, invitedBy, now }: NewInvitation,
): Promise<StoredInvitation | null> {
  await tenant
    .deleteFrom('invitations')
    .where('email', '=', email)
    .where('expiresAt', '<=', now)
    .execute();
  const row = await tenant
    .insertInto('invitations')
    .values({
      invitationId,
      email,
      roles: [...roles],
      tokenHash: hashToken(token),
      invitedBy,
      createdAt: now,
      sentAt: now,
      expiresAt: new Date(now.getTime() + invitationMs),
    })
    .onConflict((conflict) => conflict.columns(['websiteId', 'email']).doNothing())
    .returning(invitationColumns)
    .executeTakeFirst();
  return row === undefined ? null : toStored(row);
}

export const countInvitations = (tenant: Tenant): Promise<number> =>
  countRows(tenant.selectFrom('invitations'));

/** The same in a lookup transaction, which reads across websites. */
export const countInvitationRows = (db: LookupTransaction, websiteId: string): Promise<number> =>
  countRows(db.selectFrom('invitations').where('websiteId', '=', websiteId));

/** Finds and locks an invitation, so that accepting, resending and withdrawing it exclude each other. */
export async function lockInvitation(
  tenant: Tenant,
  invitationId: string,
): Promise<StoredInvitation | null> {
  const row = await tenant
    .selectFrom('invitations')
    .where('invitationId', '=', invitationId)
    .select(invitationColumns)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : toStored(row);
}

/** Gives the invitation a new link, and fourteen more days. */
export async function renewInvitation(
  tenant: Tenant,
  invitationId: string,
  { token, invitedBy, now }: Pick<NewInvitation, 'token' | 'invitedBy' | 'now'>,
): Promise<StoredInvitation> {
  const row = await tenant
    .updateTable('invitations')
    .set((update) => ({
      tokenHash: hashToken(token),
      invitedBy,
      sentAt: now,
      expiresAt: new Date(now.getTime() + invitationMs),
      sendCount: update('sendCount', '+', 1),
    }))
    .where('invitationId', '=', invitationId)
    .returning(invitationColumns)
    .executeTakeFirstOrThrow();
  return toStored(row);
}

/** Uses an invitation: only one of two concurrent calls gets it. */
export async function takeInvitation(
  tenant: Tenant,
  tokenHash: Uint8Array,
  now: Date,
): Promise<StoredInvitation | null> {
  const row = await tenant
    .deleteFrom('invitations')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning(invitationColumns)
    .executeTakeFirst();
  return row === undefined ? null : toStored(row);
}

export async function deleteInvitations(
  tenant: Tenant,
  invitationIds: readonly string[],
): Promise<void> {
  if (invitationIds.length === 0) return;
  await tenant
    .deleteFrom('invitations')
    .where('invitationId', 'in', [...invitationIds])
    .execute();
}

/** Revokes the invitations of a person that grant more than the person's roles now allow. */
export async function revokeInvitationsBeyond(
  tenant: Tenant,
  accountId: string,
  allowed: ReadonlySet<Permission>,
): Promise<void> {
  const rows = await tenant
    .selectFrom('invitations')
    .where('invitedBy', '=', accountId)
    .select(invitationColumns)
    .forUpdate()
    .execute();
  const excess = rows.map(toStored).filter(({ roles }) => findGrantError(allowed, roles) !== null);
  await deleteInvitations(
    tenant,
    excess.map(({ id }) => id),
  );
}
