import type { Permission } from '@sitewright/contracts/codes';
import { useSite } from './site.ts';

/**
 * Whether the caller's roles on this website permit something. Actions without permission are hidden; the server
 * checks each call itself.
 */
export function usePermissions(): (permission: Permission) => boolean {
  const { membership } = useSite();
  return (permission) => membership.permissions.includes(permission);
}
