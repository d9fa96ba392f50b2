import { readStripeAccount } from '@sitewright/contracts/api';
import { tenantRoute } from '../../../platform/routing/define-route.ts';
import { ownerReads } from '../../../platform/routing/owner-access.ts';
import { readStripeAccountView } from './stripe-account-view.ts';

export const readStripeAccountRoute = tenantRoute(
  readStripeAccount,
  ownerReads('settings.read'),
  ({ tenant, services }) => readStripeAccountView(tenant, services),
);
