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

describe('the page’s cookies', () => {
  it('keep an answer, and are read beside others of like names', () => {
    jar.write('my-consent', 'x', 60_000);
    const consent = createConsentStore(jar, Date.now, { cookieName: 'consent' });
    expect(consent.read()).toBeUndefined();
    consent.write('decline');
    expect(consent.read()).toBe('decline');
    jar.write('my-consent', '', 0);
  });

  it('are gone when they are taken away', () => {
    jar.write('consent', 'a=b; c, "ü"', 60_000);
    expect(jar.read('consent')).toBe('a=b; c, "ü"');
    jar.write('consent', '', 0);
    expect(jar.read('consent')).toBeUndefined();
  });

  it.each(['%', '%FF', 'a=b', 'a b'])('are read whatever they say: %s', (value) => {
    document.cookie = `consent=${value}`;
    expect(jar.read('consent')).toEqual(expect.any(String));
  });

  it('are those of the whole site, and of https where the page is', () => {
    expect(writtenAt('http://harbour.test/a')).toBe(
      'consent=a%3Bb; path=/; max-age=60; samesite=lax',
    );
    expect(writtenAt('https://harbour.test/a')).toBe(
      'consent=a%3Bb; path=/; max-age=60; samesite=lax; secure',
    );
  });

  it('are those of a domain and a path where a site wants that', () => {
    const options = { domain: 'harbour.test', path: '/shop', sameSite: 'strict' } as const;
    expect(writtenAt('https://www.harbour.test/', options)).toBe(
      'consent=a%3Bb; path=/shop; max-age=60; samesite=strict; domain=harbour.test; secure',
    );
  });
});
