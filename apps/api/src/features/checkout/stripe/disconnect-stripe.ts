import { disconnectStripe } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../../platform/routing/define-route.ts';
import { ownerWrites } from '../../../platform/routing/owner-access.ts';
import { deleteStripeAccount, hasOpenStripePayments } from './stripe-account.queries.ts';
import { readStripeAccountView } from './stripe-account-view.ts';

export const disconnectStripeRoute = tenantRoute(
  disconnectStripe,
  ownerWrites('payments.connect'),
  async ({ tenant, services }) => {
    if (await hasOpenStripePayments(tenant)) return err('paymentsOpen');
    await deleteStripeAccount(tenant);
    return readStripeAccountView(tenant, services);
  },
);
