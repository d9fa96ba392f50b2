import { createContext, use } from 'react';
import type { EndpointResponse, readWebsite } from '@sitewright/contracts/api';

/** The website that is being worked on, with the caller's standing on it. */
export type Site = EndpointResponse<typeof readWebsite>;

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

/** The website of the address; only below the site's own routes. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error('There is no SiteProvider above.');
  return site;
}
