import { cookieRow } from '@sitewright/contracts/codes';
import { withTenant } from '../../platform/database/index.ts';
import { forEachWebsite } from '../../platform/jobs/for-each-website.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAbandonedCarts } from './abandoned-carts.queries.ts';

/** The maximum number of carts per transaction, so that concurrent buyers do not wait long. */
const batchSize = 500;

/** Deletes carts without an order whose cookie expired more than a day ago: no browser can open them any more. */
export async function sweepCarts({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - cookieRow('cart').lifetimeMs! - 86_400_000);
  await forEachWebsite({ database }, async (websiteId) => {
    let removed = batchSize;
    while (removed === batchSize)
      removed = await withTenant(database, { websiteId, actorId: undefined }, (tenant) =>
        deleteAbandonedCarts(tenant, before, batchSize),
      );
  });
}
