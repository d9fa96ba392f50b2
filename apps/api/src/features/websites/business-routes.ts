import { readBusiness, writeBusiness } from '@sitewright/contracts/api';
import { businessOf, type Business } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads, ownerWrites } from '../../platform/routing/owner-access.ts';
import { lockWebsite } from '../../platform/tenancy/lock-website.ts';
import { revisionOf, findRevisionError } from '../presentation/public.ts';

const withRevision = (business: Business) => ({ ...business, revision: revisionOf(business) });

async function readStoredBusiness(tenant: Tenant): Promise<Business> {
  const row = await tenant.selectFrom('websites').select('settings').executeTakeFirst();
  return businessOf((row?.settings as { readonly business?: unknown } | undefined)?.business);
}

export const readBusinessRoute = tenantRoute(
  readBusiness,
  ownerReads('config.access'),
  async ({ tenant }) => withRevision(await readStoredBusiness(tenant)),
);

export const writeBusinessRoute = tenantRoute(
  writeBusiness,
  ownerWrites('settings.write'),
  async ({ tenant, websiteId, body: { revision, ...business }, services, afterCommit }) => {
    await lockWebsite(tenant);
    const error = findRevisionError(revision, await readStoredBusiness(tenant));
    if (error !== null) return error;
    await tenant
      .updateTable('websites')
      .set({ settings: sql<string>`settings || ${JSON.stringify({ business })}::jsonb` })
      .execute();
    await bumpDataRevision(tenant);
    afterCommit(() => services.revisions.forget(websiteId));
    return withRevision(business);
  },
);
