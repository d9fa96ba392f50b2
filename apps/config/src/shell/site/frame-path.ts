import { maxUrlPathLength } from '@sitewright/contracts/entities';
import { isAdminPath, toSitePath } from '@sitewright/contracts/links';

/**
 * Parses `frameUrl`: the path and query that the preview frame opens at. Anything that a browser could resolve to
 * another origin, anything that is not a path, and the configuration area itself become the site's root (ROUTE-22,
 * ROUTE-24).
 */
export function parseFramePath(frameUrl: unknown): string {
  if (typeof frameUrl !== 'string' || frameUrl.length > maxUrlPathLength) return '/';
  const url = new URL(toSitePath(frameUrl), 'http://site.invalid');
  return url.host === 'site.invalid' && !isAdminPath(url.pathname)
    ? `${url.pathname}${url.search}`
    : '/';
}

/** The URL that the editor frames: the site's own page, with the edit token of `editUrl`. */
export function frameAddress(editUrl: string, path: string): string {
  const edit = new URL(editUrl);
  const address = new URL(path, edit.origin);
  for (const [name, value] of edit.searchParams) address.searchParams.set(name, value);
  return address.href;
}
