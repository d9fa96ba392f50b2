import { websiteStatus, websiteType } from '@sitewright/contracts/codes';
import { refuse, type Refusal } from '@sitewright/contracts/errors';
import type { HostedSite } from './host-table.ts';

/** CONTENT-07: an expired or removed site is not served; one that is past due still is. */
export function siteStateRefusal(site: Pick<HostedSite, 'status'>): Refusal | null {
  return site.status === websiteStatus.EXPIRED || site.status === websiteStatus.REMOVED
    ? refuse('unknownHost')
    : null;
}

/** CONTENT-03: a parked site has one page and nothing else. */
export const isParked = (site: Pick<HostedSite, 'status' | 'websiteType'>): boolean =>
  site.websiteType === websiteType.PARKING_PAGE ||
  site.status === websiteStatus.ACTIVE_PARKING_PAGE;
