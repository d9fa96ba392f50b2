import { listPayments } from '@sitewright/contracts/api';
import { isManualMethod } from '@sitewright/contracts/entities';
import type { Tenant } from '../../../platform/database/index.ts';
import { tenantRoute } from '../../../platform/routing/define-route.ts';
import { ownerReads } from '../../../platform/routing/owner-access.ts';
import type { Services } from '../../../platform/services.ts';
import { offeredPayments, readStoreSettings } from '../../cart/public.ts';

/** Lists the payment methods of the server, and whether the store offers them. Stripe needs a connected account. */
export async function readPayments(tenant: Tenant, { payments }: Pick<Services, 'payments'>) {
  const settings = await readStoreSettings(tenant);
  const offered = offeredPayments(payments, settings);
  return {
    capture: settings.capture,
    installments: settings.installments,
    rows: payments
      .filter(({ id }) => id !== 'stripe' || settings.stripeKey !== null)
      .map((provider) => {
        const { id, name, description } = provider;
        return {
          id,
          name,
          description,
          isOffered: offered.includes(provider),
          ...(isManualMethod(id) ? { manual: settings.manualPayments[id] } : {}),
        };
      }),
  };
}

export const listPaymentsRoute = tenantRoute(
  listPayments,
  ownerReads('settings.read'),
  ({ tenant, services }) => readPayments(tenant, services),
);
