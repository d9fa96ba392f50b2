import type { FastifyRequest } from 'fastify';
import { withTenant } from '../../../platform/database/index.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import { refreshLiveRates } from '../../cart/public.ts';

/** Makes the rates of carriers current for the visitor's cart, before a page reads it. */
export async function refreshShippingRates(
  request: FastifyRequest,
  { websiteId }: HostedSite,
  services: Services,
): Promise<void> {
  await refreshLiveRates({
    services,
    websiteId,
    request,
    inTenant: (work) => withTenant(services.database, { websiteId, actorId: undefined }, work),
    now: services.now(),
  });
}
