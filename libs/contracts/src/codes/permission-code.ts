import { defineCodes, type CodeOf } from './define-codes.ts';

/**
 * The permission codes whose numbers the specification defines (6; ENUM-51). They cover whole areas of the
 * configuration; requests check the finer ones of `permission.ts`.
 */
export const permissionCode = defineCodes('permission code', {
  AUTHENTICATED_WITHOUT_SITE_PERMISSIONS: 0,
  CONFIG: 1,
  ADMIN: 2,
  CONTENT_MANAGER: 11,
  SETTINGS: 12,
  ACTIVITY: 13,
  COMMERCE: 14,
  NEWSLETTER: 15,
});

/** A permission code's number. */
export type PermissionCode = CodeOf<typeof permissionCode>;
