import { findGrantError, type CollaboratorRole } from '@sitewright/contracts/codes';
import type { LookupTransaction } from '../../platform/database/index.ts';
import { hashToken } from '../../platform/security/token.ts';
import { toStanding } from '../../platform/sessions/standing.ts';

/** An invitation as shown to the person who opens its link. */
export interface OpenedInvitation {
  readonly websiteId: string;
  readonly identifier: string;
  readonly websiteTitle: string;
  readonly email: string;
  readonly roles: CollaboratorRole[];
  readonly inviterName: string;
  readonly expiresAt: Date;
}

/**
 * The invitation of a link, on any website. Null if it was used or withdrawn, has expired, or grants what its sender
 * may no longer grant (ROLE-14).
 */
export async function findOpenedInvitation(
  db: LookupTransaction,
  token: string,
  now: Date,
): Promise<OpenedInvitation | null> {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('websites', 'websites.websiteId', 'invitations.websiteId')
    .innerJoin('accounts', 'accounts.accountId', 'invitations.invitedBy')
    .innerJoin('contributors', (join) =>
      join
        .onRef('contributors.websiteId', '=', 'invitations.websiteId')
        .onRef('contributors.accountId', '=', 'invitations.invitedBy'),
    )
    .where('invitations.tokenHash', '=', hashToken(token))
    .where('invitations.expiresAt', '>', now)
    .select([
      'websites.websiteId',
      'websites.identifier',
      'websites.title',
      'accounts.displayName',
      'invitations.email',
      'invitations.roles',
      'invitations.expiresAt',
      'contributors.isOwner',
      'contributors.roles as inviterRoles',
    ])
    .executeTakeFirst();
  if (row === undefined) return null;
  const roles = [...row.roles] as CollaboratorRole[];
  const inviter = toStanding({ isOwner: row.isOwner, roles: row.inviterRoles });
  if (findGrantError(inviter.permissions, roles) !== null) return null;
  return {
    websiteId: row.websiteId,
    identifier: row.identifier,
    websiteTitle: row.title,
    email: row.email,
    roles,
    inviterName: row.displayName,
    expiresAt: row.expiresAt,
  };
}

/** The invited email address, which a valid link proves access to; null if the link is not valid. */
export const invitedEmail = async (
  db: LookupTransaction,
  token: string,
  now: Date,
): Promise<string | null> => (await findOpenedInvitation(db, token, now))?.email ?? null;
