import { readCheckoutSettings } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { readStoreSettings } from '../cart/public.ts';
import { checkoutOf, withRevision } from './store-checkout.ts';

export const readCheckoutSettingsRoute = tenantRoute(
  readCheckoutSettings,
  ownerReads('settings.write'),
  async ({ tenant }) => withRevision(checkoutOf(await readStoreSettings(tenant))),
);
