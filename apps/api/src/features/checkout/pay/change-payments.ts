import { changePayments } from '@sitewright/contracts/api';
import type { InstallmentOffer } from '@sitewright/contracts/entities';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../../platform/routing/define-route.ts';
import { ownerWrites } from '../../../platform/routing/owner-access.ts';
import { lockForChange, readStoreSettings, updateStoreSettings } from '../../cart/public.ts';
import { readPayments } from './list-payments.ts';

/** Without an account, buyers could not pay. */
const missingAccount = {
  'manual.bankTransfer.instructions': 'Enter the account that buyers transfer the money to.',
};

function findInstallmentErrors(
  offer: InstallmentOffer | null,
): Readonly<Record<string, string>> | null {
  if (offer === null) return null;
  const { minCents, maxCents } = offer;
  if (minCents === null && maxCents === null)
    return { 'installments.minCents': 'Enter at least one of the amounts.' };
  return minCents !== null && maxCents !== null && minCents > maxCents
    ? { 'installments.maxCents': 'Enter an amount that is not below the minimum.' }
    : null;
}

export const changePaymentsRoute = tenantRoute(
  changePayments,
  ownerWrites('payments.connect'),
  async ({ tenant, body: { offered, capture, installments, manual }, services }) => {
    await lockForChange(tenant);
    const stored = await readStoreSettings(tenant);
    const manualPayments = { ...stored.manualPayments, ...manual };
    if (offered.includes('bankTransfer') && manualPayments.bankTransfer.instructions === '')
      return err('invalidRequest', { errors: missingAccount });
    const installmentErrors = findInstallmentErrors(installments ?? null);
    if (installmentErrors !== null) return err('invalidRequest', { errors: installmentErrors });
    await updateStoreSettings(tenant, {
      payments: offered,
      ...(capture === undefined ? {} : { capture }),
      ...(installments === undefined ? {} : { installments }),
      ...(manual === undefined ? {} : { manualPayments }),
    });
    return readPayments(tenant, services);
  },
);
