import type { SiteContext } from '@sitewright/contracts/entities';

/** The site context that the server wrote into the page; undefined on a page that has none. */
export function readSiteContext(document: Document): SiteContext | undefined {
  const text = document.getElementById('site-context')?.textContent;
  return text ? (JSON.parse(text) as SiteContext) : undefined;
}
