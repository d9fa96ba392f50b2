import { changePayments } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../../platform/routing/define-route.ts';
import { ownerWrites } from '../../../platform/routing/owner-access.ts';
import { lockForChange, readStoreSettings, updateStoreSettings } from '../../cart/public.ts';
import { readPayments } from './list-payments.ts';

/** Without an account, buyers could not pay. */
const missingAccount = {
  'manual.bankTransfer.instructions': 'Enter the account that buyers transfer the money to.',
};

export const changePaymentsRoute = tenantRoute(
  changePayments,
  ownerWrites('payments.connect'),
  async ({ tenant, body: { offered, capture, manual }, services }) => {
    await lockForChange(tenant);
    const stored = await readStoreSettings(tenant);
    const manualPayments = { ...stored.manualPayments, ...manual };
    if (offered.includes('bankTransfer') && manualPayments.bankTransfer.instructions === '')
      return err('invalidRequest', { errors: missingAccount });
    await updateStoreSettings(tenant, {
      payments: offered,
      ...(capture === undefined ? {} : { capture }),
      ...(manual === undefined ? {} : { manualPayments }),
    });
    return readPayments(tenant, services);
  },
);
