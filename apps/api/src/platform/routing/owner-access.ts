import { freshLoginPermissions, type Permission } from '@sitewright/contracts/codes';
import type { RouteAccess } from './route-access.ts';

type OwnerAccess = Extract<RouteAccess, { audience: 'owner' }>;

/** The permission alone decides whether the login must be fresh: no route can forget it. */
const asksFor = (permission: Permission): Pick<OwnerAccess, 'permission' | 'fresh'> => ({
  permission,
  ...(freshLoginPermissions.has(permission) ? { fresh: true } : {}),
});

/** An owner's call that only looks. */
export const ownerReads = (
  permission: Permission,
  tenant: OwnerAccess['tenant'] = 'path',
): OwnerAccess => ({
  audience: 'owner',
  origin: 'config',
  tenant,
  ...asksFor(permission),
  csrf: 'none',
  limit: 'read',
});

/** An owner's call that changes something. */
export const ownerWrites = (
  permission: Permission,
  tenant: OwnerAccess['tenant'] = 'path',
): OwnerAccess => ({
  audience: 'owner',
  origin: 'config',
  tenant,
  ...asksFor(permission),
  csrf: 'crumb',
  limit: 'write',
});
