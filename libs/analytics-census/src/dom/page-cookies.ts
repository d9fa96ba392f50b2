import type { CookieJar } from '../consent/cookie-jar.ts';

/** The cookies of a document. On https they stay on https. */
export function createPageCookies(ownerDocument: Document): CookieJar {
  return {
    read(name) {
      const pair = ownerDocument.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
      return pair && decodeURIComponent(pair.slice(name.length + 1));
    },
    write(name, value, lifeMs) {
      const secure = ownerDocument.location.protocol === 'https:' ? '; secure' : '';
      ownerDocument.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${lifeMs / 1000}; samesite=lax${secure}`;
    },
  };
}
