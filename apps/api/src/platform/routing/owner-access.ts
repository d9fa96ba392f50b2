import { freshLoginPermissions, type Permission } from '@sitewright/contracts/codes';
import type { RouteAccess } from './route-access.ts';

type OwnerAccess = Extract<RouteAccess, { audience: 'owner' }>;

/** The permission decides whether a recent login is required: no route can forget it. */
const requirementsOf = (permission: Permission): Pick<OwnerAccess, 'permission' | 'fresh'> => ({
  permission,
  ...(freshLoginPermissions.has(permission) ? { fresh: true } : {}),
});

/** A read call of owners. */
export const ownerReads = (
  permission: Permission,
  tenant: OwnerAccess['tenant'] = 'path',
): OwnerAccess => ({
  audience: 'owner',
  origin: 'config',
  tenant,
  ...requirementsOf(permission),
  csrf: 'none',
  limit: 'read',
});

/** A write call of owners. */
export const ownerWrites = (
  permission: Permission,
  tenant: OwnerAccess['tenant'] = 'path',
): OwnerAccess => ({
  audience: 'owner',
  origin: 'config',
  tenant,
  ...requirementsOf(permission),
  csrf: 'crumb',
  limit: 'write',
});
