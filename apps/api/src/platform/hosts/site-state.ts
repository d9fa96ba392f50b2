import { websiteStatus } from '@sitewright/contracts/codes';
import { refuse, type Refusal } from '@sitewright/contracts/errors';
import type { HostedSite } from './host-table.ts';

/** CONTENT-07: an expired or removed site is not served; one that is past due still is. */
export function siteStateRefusal(site: Pick<HostedSite, 'status'>): Refusal | null {
  return site.status === websiteStatus.EXPIRED || site.status === websiteStatus.REMOVED
    ? refuse('unknownHost')
    : null;
}
