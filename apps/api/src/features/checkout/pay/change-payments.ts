import { changePayments } from '@sitewright/contracts/api';
import { tenantRoute } from '../../../platform/routing/define-route.ts';
import { ownerWrites } from '../../../platform/routing/owner-access.ts';
import { updateStoreSettings } from '../../cart/public.ts';
import { readPayments } from './list-payments.ts';

export const changePaymentsRoute = tenantRoute(
  changePayments,
  ownerWrites('payments.connect'),
  async ({ tenant, body, services }) => {
    await updateStoreSettings(tenant, { payments: body.offered });
    return readPayments(tenant, services);
  },
);
