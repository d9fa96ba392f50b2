import { collaboratorRole, type CollaboratorRole } from './collaborator-role.ts';
import { permissionCode, type PermissionCode } from './permission-code.ts';
import type { Permission } from './permission.ts';
import { rolePermissions } from './role-permissions.ts';

/** The roles of an account on one website. An account without a role that is not the owner has no access. */
export interface SiteAccount {
  readonly isOwner: boolean;
  readonly roles: readonly CollaboratorRole[];
}

/** The union of the permissions of the account's roles; all for the owner (ROLE-04). */
export function permissionsOf({ isOwner, roles }: SiteAccount): ReadonlySet<Permission> {
  if (isOwner) return rolePermissions.OWNER;
  return new Set(roles.flatMap((role) => [...rolePermissions[role]]));
}

/** The permission that opens each area of the configuration, by the area's code. */
export const areaPermissions = {
  [permissionCode.CONFIG]: 'config.access',
  [permissionCode.ADMIN]: 'contributors.write',
  [permissionCode.CONTENT_MANAGER]: 'content.write',
  [permissionCode.SETTINGS]: 'settings.read',
  [permissionCode.ACTIVITY]: 'activity.read',
  [permissionCode.COMMERCE]: 'orders.read',
  [permissionCode.NEWSLETTER]: 'newsletter.lists.read',
} as const satisfies Record<
  Exclude<PermissionCode, typeof permissionCode.AUTHENTICATED_WITHOUT_SITE_PERMISSIONS>,
  Permission
>;

/**
 * The area codes of an account, ascending (ROLE-04): they follow from its permissions. An account without access to the
 * website has only code 0 (ROLE-09).
 */
export function permissionCodesOf(account: SiteAccount): readonly PermissionCode[] {
  if (!account.isOwner && account.roles.length === 0) {
    return [permissionCode.AUTHENTICATED_WITHOUT_SITE_PERMISSIONS];
  }
  const held = permissionsOf(account);
  return permissionCode.codes.filter(
    (code) =>
      code !== permissionCode.AUTHENTICATED_WITHOUT_SITE_PERMISSIONS &&
      held.has(areaPermissions[code]),
  );
}

/**
 * Whether an account counts as a visitor: no account, an account without a role on this website, or a viewer (ROLE-03).
 * Owners and all other collaborators do not, so that their own visits do not appear in the statistics.
 */
export const isVisitor = (account: SiteAccount | undefined): boolean =>
  account === undefined ||
  (!account.isOwner && account.roles.every((role) => role === collaboratorRole.VIEWER));
