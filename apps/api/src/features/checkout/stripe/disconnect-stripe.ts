import { disconnectStripe } from '@sitewright/contracts/api';
import { tenantRoute } from '../../../platform/routing/define-route.ts';
import { ownerWrites } from '../../../platform/routing/owner-access.ts';
import { findOpenPayments } from './find-open-payments.ts';
import { deleteStripeAccount } from './stripe-account.queries.ts';
import { readStripeAccountView } from './stripe-account-view.ts';

export const disconnectStripeRoute = tenantRoute(
  disconnectStripe,
  ownerWrites('payments.connect'),
  async ({ tenant, services }) => {
    const open = await findOpenPayments(tenant);
    if (open !== null) return open;
    await deleteStripeAccount(tenant);
    return readStripeAccountView(tenant, services);
  },
);
