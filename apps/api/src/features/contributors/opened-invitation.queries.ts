import { findGrantError, type CollaboratorRole } from '@sitewright/contracts/codes';
import type { LookupTransaction } from '../../platform/database/index.ts';
import { hashToken } from '../../platform/security/token.ts';
import { toStanding } from '../../platform/sessions/standing.ts';

/** An invitation for the holder of its link. */
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
    .innerJoin('websites', 'websites.website_id', 'invitations.website_id')
    .innerJoin('accounts', 'accounts.account_id', 'invitations.invited_by')
    .innerJoin('contributors', (join) =>
      join
        .onRef('contributors.website_id', '=', 'invitations.website_id')
        .onRef('contributors.account_id', '=', 'invitations.invited_by'),
    )
    .where('invitations.token_hash', '=', hashToken(token))
    .where('invitations.expires_at', '>', now)
    .select([
      'websites.website_id',
      'websites.identifier',
      'websites.title',
      'accounts.display_name',
      'invitations.email',
      'invitations.roles',
      'invitations.expires_at',
      'contributors.is_owner',
      'contributors.roles as inviter_roles',
    ])
    .executeTakeFirst();
  if (row === undefined) return null;
  const roles = [...row.roles] as CollaboratorRole[];
  const inviter = toStanding({ is_owner: row.is_owner, roles: row.inviter_roles });
  if (findGrantError(inviter.permissions, roles) !== null) return null;
  return {
    websiteId: row.website_id,
    identifier: row.identifier,
    websiteTitle: row.title,
    email: row.email,
    roles,
    inviterName: row.display_name,
    expiresAt: row.expires_at,
  };
}

/** The invited address while the link is valid: its holder has access to the mailbox. */
export const invitedEmail = async (
  db: LookupTransaction,
  token: string,
  now: Date,
): Promise<string | null> => (await findOpenedInvitation(db, token, now))?.email ?? null;
