import { createContext, use } from 'react';
import type { EndpointResponse, readWebsite } from '@sitewright/contracts/api';

/** The current website, with the caller's roles and permissions. */
export type Site = EndpointResponse<typeof readWebsite>;

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

/** The website of the URL; only below the site's own routes. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error('There is no SiteProvider above.');
  return site;
}
