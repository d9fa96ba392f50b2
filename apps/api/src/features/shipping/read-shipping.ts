import { readShipping } from '@sitewright/contracts/api';
import type { StoreShipping } from '@sitewright/contracts/entities';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { readStoreSettings } from '../cart/public.ts';
import { revisionOf } from '../presentation/public.ts';

export const withRevision = (shipping: StoreShipping) => ({
  ...shipping,
  revision: revisionOf(shipping),
});

export const readShippingRoute = tenantRoute(
  readShipping,
  ownerReads('shipping_tax.write'),
  async ({ tenant }) => withRevision((await readStoreSettings(tenant)).shipping),
);
