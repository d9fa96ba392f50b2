import { writeCheckoutSettings } from '@sitewright/contracts/api';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { lockForChange, readStoreSettings, updateStoreSettings } from '../cart/public.ts';
import { findRevisionError } from '../presentation/public.ts';
import { checkoutOf, toStoredCheckout, withRevision } from './store-checkout.ts';

export const writeCheckoutSettingsRoute = tenantRoute(
  writeCheckoutSettings,
  ownerWrites('settings.write'),
  async ({ tenant, params, services, afterCommit, body: { revision, ...checkout } }) => {
    // Of two simultaneous saves with the same revision, the second reads the result of the first.
    await lockForChange(tenant);
    const before = await readStoreSettings(tenant);
    const conflict = findRevisionError(revision, checkoutOf(before));
    if (conflict !== null) return conflict;
    await updateStoreSettings(tenant, toStoredCheckout(checkout));
    // The button of a product is part of cached pages.
    if (before.expressCheckout !== checkout.expressCheckout) {
      await bumpDataRevision(tenant);
      afterCommit(() => services.revisions.forget(params.websiteId));
    }
    return withRevision(checkout);
  },
);
