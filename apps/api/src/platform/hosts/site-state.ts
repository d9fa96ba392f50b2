import { websiteStatus, websiteType } from '@sitewright/contracts/codes';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { HostedSite } from './host-table.ts';

/** CONTENT-07: an expired or removed site is not served; one that is past due still is. */
export function findSiteStateError(site: Pick<HostedSite, 'status'>): ErrorResult | null {
  return site.status === websiteStatus.EXPIRED || site.status === websiteStatus.REMOVED
    ? err('unknownHost')
    : null;
}

/** CONTENT-03: a parked site has one page and nothing else. */
export const isParked = (site: Pick<HostedSite, 'status' | 'websiteType'>): boolean =>
  site.websiteType === websiteType.PARKING_PAGE ||
  site.status === websiteStatus.ACTIVE_PARKING_PAGE;

/** Whether a site serves its pages. Links of mails lead nowhere otherwise. */
export const servesPages = (site: Pick<HostedSite, 'status' | 'websiteType'>): boolean =>
  findSiteStateError(site) === null && !isParked(site);
