import { readBusiness, writeBusiness } from '@sitewright/contracts/api';
import { businessOf, type Business } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../platform/database/index.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads, ownerWrites } from '../../platform/routing/owner-access.ts';
import { lockWebsite } from '../../platform/tenancy/lock-website.ts';
import { revisionOf, findRevisionError } from '../presentation/public.ts';

const withRevision = (business: Business) => ({ ...business, revision: revisionOf(business) });

async function storedBusiness(trx: TenantTransaction): Promise<Business> {
  const row = await trx.selectFrom('websites').select('settings').executeTakeFirst();
  return businessOf((row?.settings as { readonly business?: unknown } | undefined)?.business);
}

export const readBusinessRoute = tenantRoute(
  readBusiness,
  ownerReads('config.access'),
  async ({ trx }) => withRevision(await storedBusiness(trx)),
);

export const writeBusinessRoute = tenantRoute(
  writeBusiness,
  ownerWrites('settings.write'),
  async ({ trx, websiteId, body: { revision, ...business }, services, afterCommit }) => {
    await lockWebsite(trx);
    const error = findRevisionError(revision, await storedBusiness(trx));
    if (error !== null) return error;
    await trx
      .updateTable('websites')
      .set({ settings: sql<string>`settings || ${JSON.stringify({ business })}::jsonb` })
      .execute();
    await bumpDataRevision(trx);
    afterCommit(() => services.revisions.forget(websiteId));
    return withRevision(business);
  },
);
