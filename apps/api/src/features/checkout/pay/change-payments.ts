import { changePayments } from '@sitewright/contracts/api';
import { tenantRoute } from '../../../platform/routing/define-route.ts';
import { ownerWrites } from '../../../platform/routing/owner-access.ts';
import { lockForChange, readStoreSettings, updateStoreSettings } from '../../cart/public.ts';
import { readPayments } from './list-payments.ts';

export const changePaymentsRoute = tenantRoute(
  changePayments,
  ownerWrites('payments.connect'),
  async ({ tenant, body: { offered, capture, manual }, services }) => {
    await lockForChange(tenant);
    const { manualPayments } = await readStoreSettings(tenant);
    await updateStoreSettings(tenant, {
      payments: offered,
      ...(capture === undefined ? {} : { capture }),
      ...(manual === undefined ? {} : { manualPayments: { ...manualPayments, ...manual } }),
    });
    return readPayments(tenant, services);
  },
);
