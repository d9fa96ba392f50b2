import type { SiteContext } from '@sitewright/contracts/entities';
import { queryFlagNames } from '@sitewright/contracts/links';

/** Query parameter and session flag that keep an owner on the site. */
export const noRedirectFlag = queryFlagNames.noRedirect;

/** The input of the owner redirect. */
export interface RedirectInput {
  readonly context: SiteContext;
  readonly hasAccount: boolean;
  readonly isViewerOnly: boolean;
  readonly isTopFrame: boolean;
  readonly hostName: string;
  /** Path of the page, with its leading slash. */
  readonly path: string;
  /** Query of the page, with its question mark, or empty. */
  readonly search: string;
  /** Whether the flag is set in this browser session. */
  readonly hasFlag: boolean;
}

/** Whether this visit requests to stay: its query has the flag, with or without a value. */
export const asksToStay = (search: string): boolean =>
  new URLSearchParams(search).has(noRedirectFlag);

/** URL of the config area that frames a page of the site (ROUTE-10). */
export const configAddress = (pathAndQuery: string): string =>
  `/config/?frameUrl=${encodeURIComponent(pathAndQuery)}`;

/** The redirect target of an owner who opens this page; undefined if the page stays (ROUTE-11 to ROUTE-19). */
export function ownerRedirect(facts: RedirectInput): string | undefined {
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
