import type { CookieJar } from '../consent/cookie-jar.ts';

/** Options of a page's cookies. */
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
      // Cookies may contain anything: `URLSearchParams` never throws, unlike `decodeURIComponent`.
      return pair && new URLSearchParams(pair).get(name)!;
    },
    write(name, value, lifetimeMs) {
      const domainPart = domain ? `; domain=${domain}` : '';
      const securePart = ownerDocument.location.protocol === 'https:' ? '; secure' : '';
      ownerDocument.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${lifetimeMs / 1000}; samesite=lax${domainPart}${securePart}`;
    },
  };
}
