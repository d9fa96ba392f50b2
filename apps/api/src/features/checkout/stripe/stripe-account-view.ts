import type { StripeAccountView } from '@sitewright/contracts/api';
import { receiveStripeEvent } from '@sitewright/contracts/api';
import type { Tenant } from '../../../platform/database/index.ts';
import { internalOrigin } from '../../../platform/hosts/addresses.ts';
import { stripeEventTypes } from '../../../platform/payments/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findStripeConnection } from './stripe-account.queries.ts';

type ViewServices = Pick<Services, 'settings'>;

/** Whether this server can store the keys of an account, or what it lacks. */
export function stripeAvailability({
  settings: { payments, encryptionKeys },
}: ViewServices): StripeAccountView['availability'] {
  if (!payments.includes('stripe')) return 'notOffered';
  return encryptionKeys.length === 0 ? 'noEncryptionKey' : 'available';
}

/** What owners see of their Stripe account: everything but its secrets. */
export async function readStripeAccountView(
  tenant: Tenant,
  services: ViewServices,
): Promise<StripeAccountView> {
  const { identifier } = await tenant
    .selectFrom('websites')
    .select('identifier')
    .executeTakeFirstOrThrow();
  const connection = await findStripeConnection(tenant);
  return {
    availability: stripeAvailability(services),
    connection: connection && {
      ...connection,
      connectedAt: connection.connectedAt.toISOString(),
      lastEventAt: connection.lastEventAt?.toISOString() ?? null,
    },
    // The host of the site never changes, unlike a domain of its own.
    webhookUrl: `${internalOrigin(services.settings, identifier)}${receiveStripeEvent.path}`,
    eventTypes: [...stripeEventTypes],
  };
}
