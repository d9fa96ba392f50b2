import { cookieRow } from '@sitewright/contracts/codes';
import { withTenant } from '../../platform/database/index.ts';
import { forEachWebsite } from '../../platform/jobs/for-each-website.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAbandonedCarts } from './abandoned-carts.queries.ts';

/** The maximum number of carts per transaction, so that concurrent buyers do not wait long. */
const batch = 500;

/** Deletes abandoned carts that no browser can open any more: their cookie expired a day ago. */
export async function sweepCarts({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - cookieRow('cart').lifetimeMs! - 86_400_000);
  await forEachWebsite({ database }, async (websiteId) => {
    let removed = batch;
    while (removed === batch)
      removed = await withTenant(database, { websiteId, actorId: undefined }, (tenant) =>
        deleteAbandonedCarts(tenant, before, batch),
      );
  });
}
