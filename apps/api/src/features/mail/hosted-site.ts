import type { Tenant } from '../../platform/database/index.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { Services } from '../../platform/services.ts';
import { findWebsite } from '../../platform/tenancy/website.queries.ts';

/**
 * Finds a website with its hosts, for requests that arrive on other hosts. Call it outside of transactions: the host
 * table reads global rows, which no website's transaction sees.
 */
export async function findHostedSiteOf(
  { hosts, settings }: Pick<Services, 'hosts' | 'settings'>,
  websiteId: string,
  inTenant: <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>,
): Promise<HostedSite | null> {
  const website = await inTenant((tenant) => findWebsite(tenant));
  if (website === undefined) return null;
  const result = await hosts.resolve(`${website.identifier}.${settings.appDomain}`);
  return result.kind === 'site' ? result.site : null;
}
