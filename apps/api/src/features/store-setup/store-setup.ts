import { dismissStoreSetup, readStoreSetup } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads, ownerWrites } from '../../platform/routing/owner-access.ts';
import { readStoreSettings } from '../cart/public.ts';
import { readStoreFacts, writeDismissal } from './store-facts.queries.ts';
import { setupOf } from './setup-of.ts';
import type { Tenant } from '../../platform/database/index.ts';

async function read(tenant: Tenant) {
  const [settings, facts] = await Promise.all([readStoreSettings(tenant), readStoreFacts(tenant)]);
  return setupOf(settings, facts);
}

export const readStoreSetupRoute = tenantRoute(
  readStoreSetup,
  ownerReads('products.read'),
  ({ tenant }) => read(tenant),
);

export const dismissStoreSetupRoute = tenantRoute(
  dismissStoreSetup,
  ownerWrites('products.write'),
  async ({ tenant, body: { isDismissed } }) => {
    await writeDismissal(tenant, isDismissed);
    return read(tenant);
  },
);
