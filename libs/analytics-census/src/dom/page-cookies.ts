import type { CookieJar } from '../consent/cookie-jar.ts';

/** Cookie options. On https cookies are `secure`. */
export interface PageCookieOptions {
  /** The domain that shares the cookies. Default: only the page's host. */
  readonly domain?: string;
}

/** The cookies of a document, for the whole site. On https they are secure. */
export function createPageCookies(
  ownerDocument: Document,
  { domain }: PageCookieOptions = {},
): CookieJar {
  return {
    read(name) {
      const pair = ownerDocument.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
      // Unlike `decodeURIComponent` it never throws, because cookies may contain anything.
      return pair && new URLSearchParams(pair).get(name)!;
    },
    write(name, value, lifeMs) {
      const shared = domain ? `; domain=${domain}` : '';
      const secure = ownerDocument.location.protocol === 'https:' ? '; secure' : '';
      ownerDocument.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${lifeMs / 1000}; samesite=lax${shared}${secure}`;
    },
  };
}
