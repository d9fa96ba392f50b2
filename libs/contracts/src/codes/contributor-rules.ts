import type { ErrorCode } from '../errors/error-table.ts';
import { collaboratorRole, type CollaboratorRole } from './collaborator-role.ts';
import type { Permission } from './permission.ts';
import { rolePermissions } from './role-permissions.ts';
import type { SiteAccount } from './site-account.ts';

type Held = ReadonlySet<Permission>;
type ErrorOf<Code extends ErrorCode> = Code | null;

/** How long an invitation is valid, in milliseconds: 14 days. */
export const invitationMs = 14 * 24 * 60 * 60 * 1000;

/** The permissions of these roles that the account lacks; empty if none. */
export const missingPermissions = (
  held: Held,
  roles: readonly CollaboratorRole[],
): Permission[] => {
  const given = new Set(roles.flatMap((role) => [...rolePermissions[role]]));
  return [...given].filter((permission) => !held.has(permission));
};

/**
 * Finds out why an account cannot grant these roles. Returns null if it can. It needs the permission to change
 * contributors and every permission of the roles (ROLE-14). Ownership is not a role and cannot be granted.
 */
export function findGrantError(
  held: Held,
  roles: readonly CollaboratorRole[],
): ErrorOf<'authorizationFail' | 'rightsExceeded'> {
  if (!held.has('contributors.write')) return 'authorizationFail';
  return missingPermissions(held, roles).length === 0 ? null : 'rightsExceeded';
}

/**
 * Finds out why an account cannot change the roles of a contributor or remove it. Returns null if it can. The owner
 * stays until the website is transferred, and nobody can change a contributor with more permissions (ROLE-14).
 */
export function findChangeError(
  held: Held,
  target: SiteAccount,
): ErrorOf<'authorizationFail' | 'ownerStays' | 'rightsExceeded'> {
  if (!held.has('contributors.write')) return 'authorizationFail';
  if (target.isOwner) return 'ownerStays';
  return missingPermissions(held, target.roles).length === 0 ? null : 'rightsExceeded';
}

/**
 * Finds out why an account cannot leave a website. Returns null if it can. It needs no permission, but the owner stays
 * (ROLE-14).
 */
export const findLeaveError = ({ isOwner }: SiteAccount): ErrorOf<'ownerStays'> =>
  isOwner ? 'ownerStays' : null;

/**
 * Finds out why a website cannot be transferred. Only its owner can transfer it, and only to one of its contributors
 * (ROLE-14). A fresh login is required by every use of `site.transfer` (`freshLoginPermissions`).
 */
export function findTransferError(
  source: SiteAccount,
  target: SiteAccount | null,
): ErrorOf<'authorizationFail' | 'notFound' | 'actionNotAllowed'> {
  if (!source.isOwner) return 'authorizationFail';
  if (target === null) return 'notFound';
  return target.isOwner ? 'actionNotAllowed' : null;
}

/** The roles of both accounts after a transfer: the previous owner becomes an ADMIN. */
export const standingsAfterTransfer = {
  source: { isOwner: false, roles: [collaboratorRole.ADMIN] },
  target: { isOwner: true, roles: [] },
} as const satisfies Record<'source' | 'target', SiteAccount>;
