import type { CookieJar } from '../consent/cookie-jar.ts';

/** Whose cookies are written. They are marked `secure` wherever the page came by https. */
export interface PageCookieOptions {
  /** The domain whose hosts share them. Default: the page's host alone. */
  readonly domain?: string;
}

/** The cookies of a document, for the whole site. On https they stay on https. */
export function createPageCookies(
  ownerDocument: Document,
  { domain }: PageCookieOptions = {},
): CookieJar {
  return {
    read(name) {
      const pair = ownerDocument.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
      // Unlike `decodeURIComponent` it takes what anybody may have written, and throws at nothing.
      return pair && new URLSearchParams(pair).get(name)!;
    },
    write(name, value, lifeMs) {
      const shared = domain ? `; domain=${domain}` : '';
      const secure = ownerDocument.location.protocol === 'https:' ? '; secure' : '';
      ownerDocument.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${lifeMs / 1000}; samesite=lax${shared}${secure}`;
    },
  };
}
