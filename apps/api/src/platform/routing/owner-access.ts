import type { Permission } from '@sitewright/contracts/codes';
import type { RouteAccess } from './route-access.ts';

type OwnerAccess = Extract<RouteAccess, { audience: 'owner' }>;

/** An owner's call that only looks. */
export const ownerReads = (
  permission: Permission,
  tenant: OwnerAccess['tenant'] = 'path',
): OwnerAccess => ({
  audience: 'owner',
  origin: 'config',
  tenant,
  permission,
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
  permission,
  csrf: 'crumb',
  limit: 'write',
});
