import type { ConsentCookies } from '../consent/consent-store.ts';

/** Cookie options. On https cookies are `secure`. */
export interface PageCookieOptions {
  /** The domain that shares the cookies. Default: only the page's host. */
  readonly domain?: string;
  /** Their path. Default: '/'. */
  readonly path?: string;
  /** Whether they are sent on navigation from another site. Default: 'lax'. */
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
      const shared = domain ? `; domain=${domain}` : '';
      const secure = ownerDocument.location.protocol === 'https:' ? '; secure' : '';
      ownerDocument.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${lifeMs / 1000}; samesite=${sameSite}${shared}${secure}`;
    },
  };
}
