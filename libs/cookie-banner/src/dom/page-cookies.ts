import type { ConsentCookies } from '../consent/consent-store.ts';

/** Whose cookies are written. They are marked `secure` wherever the page came by https. */
export interface PageCookieOptions {
  /** The domain whose hosts share them. Default: the page's host alone. */
  readonly domain?: string;
  /** The part of the site that they are for. Default: '/'. */
  readonly path?: string;
  /** Whether they go along when another site leads here. Default: 'lax'. */
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
      // Unlike `decodeURIComponent` it takes what anybody may have written, and throws at nothing.
      return pair && new URLSearchParams(pair).get(name)!;
    },
    write(name, value, lifeMs) {
      const shared = domain ? `; domain=${domain}` : '';
      const secure = ownerDocument.location.protocol === 'https:' ? '; secure' : '';
      ownerDocument.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${lifeMs / 1000}; samesite=${sameSite}${shared}${secure}`;
    },
  };
}
