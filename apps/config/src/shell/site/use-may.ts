import type { Permission } from '@sitewright/contracts/codes';
import { useSite } from './site.ts';

/**
 * Whether the caller's roles on this website allow something. What they do not allow is not shown: its calls would be
 * rejected. The server decides by itself on each call.
 */
export function useMay(): (permission: Permission) => boolean {
  const { membership } = useSite();
  return (permission) => membership.permissions.includes(permission);
}
