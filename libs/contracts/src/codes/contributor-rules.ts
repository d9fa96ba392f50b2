import type { ErrorCode } from '../errors/error-table.ts';
import { collaboratorRole, type CollaboratorRole } from './collaborator-role.ts';
import type { Permission } from './permission.ts';
import { rolePermissions } from './role-permissions.ts';
import type { SiteAccount } from './site-account.ts';

type Held = ReadonlySet<Permission>;
type ErrorOf<Code extends ErrorCode> = Code | null;

/** How long an invitation may be accepted after it was sent, in milliseconds: 14 days. */
export const invitationMs = 14 * 24 * 60 * 60 * 1000;

/** What one would give away with these roles without holding it oneself; empty: nothing. */
export const lackedRights = (held: Held, roles: readonly CollaboratorRole[]): Permission[] => {
  const given = new Set(roles.flatMap((role) => [...rolePermissions[role]]));
  return [...given].filter((permission) => !held.has(permission));
};

/**
 * Why somebody may not give these roles; null: may. It takes the right to change contributors, and every right of the
 * roles oneself (ROLE-14). Ownership is no role, so nobody can give it.
 */
export function findGrantError(
  held: Held,
  roles: readonly CollaboratorRole[],
): ErrorOf<'authorizationFail' | 'rightsExceeded'> {
  if (!held.has('contributors.write')) return 'authorizationFail';
  return lackedRights(held, roles).length === 0 ? null : 'rightsExceeded';
}

/**
 * Why somebody may not change the roles of a contributor, or remove that person; null: may. The owner stays as long as
 * the website is not transferred, and nobody touches a contributor who has rights that one lacks oneself (ROLE-14).
 */
export function findChangeError(
  held: Held,
  target: SiteAccount,
): ErrorOf<'authorizationFail' | 'ownerStays' | 'rightsExceeded'> {
  if (!held.has('contributors.write')) return 'authorizationFail';
  if (target.isOwner) return 'ownerStays';
  return lackedRights(held, target.roles).length === 0 ? null : 'rightsExceeded';
}

/** Why somebody may not leave a website; null: may. It takes no right, but the owner stays (ROLE-14). */
export const findLeaveError = ({ isOwner }: SiteAccount): ErrorOf<'ownerStays'> =>
  isOwner ? 'ownerStays' : null;

/**
 * Why a website may not be transferred; null: may. Only its owner gives it away, and only to somebody who works on it
 * already (ROLE-14). That the login is fresh is asked of every use of `site.transfer` (`freshLoginPermissions`).
 */
export function findTransferError(
  giver: SiteAccount,
  heir: SiteAccount | null,
): ErrorOf<'authorizationFail' | 'notFound' | 'actionNotAllowed'> {
  if (!giver.isOwner) return 'authorizationFail';
  if (heir === null) return 'notFound';
  return heir.isOwner ? 'actionNotAllowed' : null;
}

/** Where the two stand after a transfer: who gave the website away goes on as an ADMIN. */
export const standingsAfterTransfer = {
  giver: { isOwner: false, roles: [collaboratorRole.ADMIN] },
  heir: { isOwner: true, roles: [] },
} as const satisfies Record<'giver' | 'heir', SiteAccount>;
