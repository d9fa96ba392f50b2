import type { SiteContext } from '@sitewright/contracts/entities';

/** Parses the site context from the page; undefined on a page without one. */
export function readSiteContext(document: Document): SiteContext | undefined {
  const text = document.getElementById('site-context')?.textContent;
  return text ? (JSON.parse(text) as SiteContext) : undefined;
}
