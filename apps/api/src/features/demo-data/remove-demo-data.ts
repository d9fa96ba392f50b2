import { removeDemoData, type DemoData } from '@sitewright/contracts/api';
import type { Tenant } from '../../platform/database/index.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { clearLowStock } from '../inventory/public.ts';
import { recountRatings } from '../reviews/public.ts';
import { deleteDemoCustomers } from './demo-customers.queries.ts';
import { countDemoData } from './demo-data.queries.ts';
import { deleteDemoGiftCards } from './demo-gift-cards.queries.ts';
import {
  deleteDemoCarts,
  deleteDemoOrders,
  listReviewedProducts,
  lockDemoData,
  returnDemoStock,
} from './demo-orders.queries.ts';

/**
 * Removes the demo data of a website, with everything that belongs to it. Of two removals at once, the second waits, and
 * finds nothing.
 */
export async function deleteDemoData(tenant: Tenant): Promise<DemoData> {
  await lockDemoData(tenant);
  const counts = await countDemoData(tenant);
  const reviewed = await listReviewedProducts(tenant);
  // Before the orders, which tell what belongs to the demo.
  await deleteDemoGiftCards(tenant);
  const variantIds = await returnDemoStock(tenant);
  await clearLowStock(tenant, variantIds);
  await deleteDemoCustomers(tenant);
  await deleteDemoCarts(tenant);
  await deleteDemoOrders(tenant);
  await recountRatings(tenant, reviewed);
  // Pages show stock and ratings.
  await bumpDataRevision(tenant);
  return counts;
}

export const removeDemoDataRoute = tenantRoute(
  removeDemoData,
  ownerWrites('settings.write'),
  async ({ tenant, websiteId, services, afterCommit }) => {
    const removed = await deleteDemoData(tenant);
    afterCommit(() => services.revisions.forget(websiteId));
    return removed;
  },
);
