import { changeContributor } from '@sitewright/contracts/api';
import { findChangeError, findGrantError, permissionsOf } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { lockContributors, updateContributorRoles } from './contributors.queries.ts';
import { revokeInvitationsBeyond } from './invitations.queries.ts';

/** ROLE-14: neither the contributor's current nor new permissions may exceed the caller's. */
export const changeContributorRoute = tenantRoute(
  changeContributor,
  ownerWrites('contributors.write'),
  async ({ tenant, params, body, standing }) => {
    const target = (await lockContributors(tenant, [params.accountId])).get(params.accountId);
    if (target === undefined) return err('notFound');
    const { permissions } = standing;
    const rejected =
      findChangeError(permissions, target) ?? findGrantError(permissions, body.roles);
    if (rejected !== null) return err(rejected);
    const changed = { isOwner: false, roles: body.roles };
    await updateContributorRoles(tenant, params.accountId, changed);
    await revokeInvitationsBeyond(tenant, params.accountId, permissionsOf(changed));
    return { ok: true as const };
  },
);
