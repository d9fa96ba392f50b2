import type { SiteContext } from '@sitewright/contracts/entities';
import { queryFlagNames } from '@sitewright/contracts/links';

/** Query parameter and session flag that keep an owner on the site. */
export const noRedirectFlag = queryFlagNames.noRedirect;

/** What decides whether an owner is led to the configuration area. */
export interface RedirectFacts {
  readonly context: SiteContext;
  readonly hasAccount: boolean;
  readonly isViewerOnly: boolean;
  readonly isTopFrame: boolean;
  readonly hostName: string;
  /** Path of the page, with its first slash. */
  readonly path: string;
  /** Query of the page, with its question mark, or empty. */
  readonly search: string;
  /** Whether the flag is set in this browser session. */
  readonly hasFlag: boolean;
}

/** Whether this visit asks to stay: its query has the flag, with or without a value. */
export const asksToStay = (search: string): boolean =>
  new URLSearchParams(search).has(noRedirectFlag);

/** Address of the configuration area that frames a page of the site (ROUTE-10). */
export const configAddress = (pathAndQuery: string): string =>
  `/config/?frameUrl=${encodeURIComponent(pathAndQuery)}`;

/** Where an owner who opens this page is led to; undefined where the page stays (ROUTE-11 to ROUTE-19). */
export function ownerRedirect(facts: RedirectFacts): string | undefined {
  const { context, hasAccount, isViewerOnly, isTopFrame, hostName, path, search, hasFlag } = facts;
  const { websiteSettings, website } = context as Partial<SiteContext>;
  const applies =
    websiteSettings !== undefined &&
    hasAccount &&
    website?.developerMode === false &&
    !website.cloneable &&
    !isViewerOnly &&
    isTopFrame &&
    hostName !== 'localhost' &&
    !hasFlag &&
    !asksToStay(search);
  return applies ? configAddress(`${path}${search}`) : undefined;
}
