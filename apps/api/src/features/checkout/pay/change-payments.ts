import { changePayments } from '@sitewright/contracts/api';
import { tenantRoute } from '../../../platform/routing/define-route.ts';
import { ownerWrites } from '../../../platform/routing/owner-access.ts';
import { updateStoreSettings } from '../../cart/public.ts';
import { readPayments } from './list-payments.ts';

export const changePaymentsRoute = tenantRoute(
  changePayments,
  ownerWrites('payments.connect'),
  async ({ tenant, body: { offered, capture }, services }) => {
    await updateStoreSettings(tenant, {
      payments: offered,
      ...(capture === undefined ? {} : { capture }),
    });
    return readPayments(tenant, services);
  },
);
