import {
  rolePermissions,
  type CollaboratorRole,
  type Permission,
} from '@sitewright/contracts/codes';
import type { Tenant } from '../database/index.ts';
import type { Standing } from '../routing/actor.ts';

const noStanding: Standing = { isOwner: false, roles: [], permissions: new Set() };

/** The union of the permissions of an account's roles; the owner has all (ROLE-04). */
export function toStanding(
  row: { readonly isOwner: boolean; readonly roles: readonly number[] } | undefined,
): Standing {
  if (row === undefined) return noStanding;
  const roles = row.isOwner ? (['OWNER'] as const) : (row.roles as readonly CollaboratorRole[]);
  const permissions = new Set<Permission>();
  for (const role of roles)
    for (const permission of rolePermissions[role] ?? []) permissions.add(permission);
  return { isOwner: row.isOwner, roles: row.roles, permissions };
}

/** Read for each request, inside its transaction: a revoked role ends immediately (ROLE-09). */
export async function readStanding(tenant: Tenant, accountId: string): Promise<Standing> {
  const row = await tenant
    .selectFrom('contributors')
    .where('accountId', '=', accountId)
    .select(['isOwner', 'roles'])
    .executeTakeFirst();
  return toStanding(row);
}
