import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConsentStore } from '../consent/consent-store.ts';
import { createPageCookies } from './page-cookies.ts';

const jar = createPageCookies(document);

afterEach(() => jar.write('consent', '', 0));

/** The cookie string of a page at a URL. */
function writtenAt(address: string, options?: Parameters<typeof createPageCookies>[1]): string {
  const write = vi.fn<(cookie: string) => void>();
  const page = {
    location: new URL(address),
    set cookie(text: string) {
      write(text);
    },
  };
  createPageCookies(page as unknown as Document, options).write('consent', 'a;b', 60_000);
  return write.mock.calls.join();
}

describe('createPageCookies', () => {
  it('stores a choice and does not confuse cookies with similar names', () => {
    jar.write('my-consent', 'x', 60_000);
    const consent = createConsentStore(jar, Date.now, { cookieName: 'consent' });
    expect(consent.read()).toBeUndefined();
    consent.write('decline');
    expect(consent.read()).toBe('decline');
    jar.write('my-consent', '', 0);
  });

  it('reads a value with special characters, and undefined after the cookie expires', () => {
    jar.write('consent', 'a=b; c, "ü"', 60_000);
    expect(jar.read('consent')).toBe('a=b; c, "ü"');
    jar.write('consent', '', 0);
    expect(jar.read('consent')).toBeUndefined();
  });

  it.each(['%', '%FF', 'a=b', 'a b'])(
    'reads a malformed cookie value without throwing: %s',
    (value) => {
      document.cookie = `consent=${value}`;
      expect(jar.read('consent')).toEqual(expect.any(String));
    },
  );

  it('sets path=/ and samesite=lax, and adds secure on HTTPS pages', () => {
    expect(writtenAt('http://harbour.test/a')).toBe(
      'consent=a%3Bb; path=/; max-age=60; samesite=lax',
    );
    expect(writtenAt('https://harbour.test/a')).toBe(
      'consent=a%3Bb; path=/; max-age=60; samesite=lax; secure',
    );
  });

  it('sets a custom domain, path and samesite', () => {
    const options = { domain: 'harbour.test', path: '/shop', sameSite: 'strict' } as const;
    expect(writtenAt('https://www.harbour.test/', options)).toBe(
      'consent=a%3Bb; path=/shop; max-age=60; samesite=strict; domain=harbour.test; secure',
    );
  });
});
