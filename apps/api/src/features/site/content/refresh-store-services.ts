import type { FastifyRequest } from 'fastify';
import { withTenant } from '../../../platform/database/index.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import { refreshServices } from '../../cart/public.ts';

/** Makes shipping rates and taxes of the visitor's cart current, before a page reads it. */
export async function refreshStoreServices(
  request: FastifyRequest,
  { websiteId }: HostedSite,
  services: Services,
): Promise<void> {
  await refreshServices({
    services,
    websiteId,
    request,
    inTenant: (work) => withTenant(services.database, { websiteId, actorId: undefined }, work),
    now: services.now(),
  });
}
