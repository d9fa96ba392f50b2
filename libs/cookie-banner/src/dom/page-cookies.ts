import type { ConsentCookies } from '../consent/consent-store.ts';

/** Cookie options. On https cookies are `secure`. */
export interface PageCookieOptions {
  /** The domain that shares the cookies. Default: only the page's host. */
  readonly domain?: string;
  /** The path of the cookies. Default: '/'. */
  readonly path?: string;
  /** Whether the cookies are sent on navigation from another site. Default: 'lax'. */
  readonly sameSite?: 'lax' | 'strict';
}

/** The cookies of a document. */
export function createPageCookies(
  ownerDocument: Document,
  { domain, path = '/', sameSite = 'lax' }: PageCookieOptions = {},
): ConsentCookies {
  return {
    read(name) {
      const pair = ownerDocument.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
      // Unlike `decodeURIComponent` it never throws, because cookies may contain anything.
      return pair && new URLSearchParams(pair).get(name)!;
    },
    write(name, value, lifeMs) {
      const domainAttribute = domain ? `; domain=${domain}` : '';
      const secureAttribute = ownerDocument.location.protocol === 'https:' ? '; secure' : '';
      ownerDocument.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${lifeMs / 1000}; samesite=${sameSite}${domainAttribute}${secureAttribute}`;
    },
  };
}
