import { readWebsite } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { internalOrigin } from '../../platform/hosts/addresses.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { signToken } from '../../platform/security/signed-token.ts';
import { toWebsite } from './websites.queries.ts';
import { findWebsite } from '../../platform/tenancy/website.queries.ts';

/** How long the URL that frames a page for editing is valid. */
const editTokenMs = 300_000;

export const readWebsiteRoute = tenantRoute(
  readWebsite,
  ownerReads('config.access'),
  async ({ tenant, websiteId, actor, standing, services, now }) => {
    const row = await findWebsite(tenant);
    if (row === undefined || actor.kind !== 'account') return err('notFound');
    const origin = internalOrigin(services.settings, row.identifier);
    const token = signToken(services.settings.secret, 'edit', {
      websiteId,
      subject: actor.accountId,
      expiresAt: now.getTime() + editTokenMs,
    });
    return {
      ...toWebsite(row, origin),
      description: row.description,
      membership: {
        websiteId,
        isOwner: standing.isOwner,
        roles: [...standing.roles],
        permissions: [...standing.permissions],
      },
      editUrl: standing.permissions.has('content.write') ? `${origin}/?edit=${token}` : '',
      features: services.settings.features,
    };
  },
);
