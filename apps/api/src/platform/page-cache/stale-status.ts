import type { HostTable } from '../hosts/host-table.ts';
import type { SiteRevisions } from './site-revisions.ts';

export interface StaleSources {
  readonly hosts: Pick<HostTable, 'staleMs'>;
  readonly revisions: Pick<SiteRevisions, 'staleMs'>;
}

/**
 * The `Cache-Status` (RFC 9211) of a page that is served during a database outage: how long it could not be validated.
 * Undefined for every other page.
 */
export function staleStatus(
  { hosts, revisions }: StaleSources,
  hostName: string,
  websiteId: string,
): string | undefined {
  const staleMs = revisions.staleMs(websiteId) ?? hosts.staleMs(hostName);
  if (staleMs === undefined) return undefined;
  const seconds = Math.max(1, Math.round(staleMs / 1_000));
  return `Sitewright; hit; ttl=-${seconds}; detail=DATABASE_UNAVAILABLE`;
}
