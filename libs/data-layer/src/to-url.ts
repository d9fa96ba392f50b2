import type { SiteHosts } from './options.ts';

/** A root of the API. */
export type ApiRoot = '/api/' | '/api/rest/';

/** The URL of a path below a root; a path with a leading slash is used as it is. */
export const toUrl = (path: string, root: ApiRoot = '/api/'): string =>
  path.startsWith('/') ? path : root + path;

/** The origin of a secure call: on a platform host the page's own, elsewhere the site's domain over https. */
export const secureOrigin = (place: SiteHosts | undefined): string =>
  !place || `.${place.host}`.endsWith(`.${place.appDomain}`) ? '' : `https://${place.siteDomain}`;
