import { afterEach, describe, expect, it } from 'vitest';
import { mayStore, toCookiePolicy, type ConsentChoice } from '../consent/cookie-policy.ts';
import { createVisitorIdentity } from '../consent/visitor-identity.ts';
import { createPageCookies } from './page-cookies.ts';
import { hasPrivacyControl } from './read-device.ts';

const jar = createPageCookies(document);
const names = ['ss_cvr', 'ss_cvt', 'ss_cvc', 'odd'];

afterEach(() => {
  for (const name of names) jar.write(name, '', 0);
});

describe('the page’s cookies', () => {
  it('are read as they were written, whatever they hold', () => {
    jar.write('odd', 'a=b; c, "ü"', 60_000);
    expect(jar.read('odd')).toBe('a=b; c, "ü"');
  });

  it.each(['%', '%FF', 'a=b', 'a b'])('are read whatever anybody wrote: %s', (value) => {
    document.cookie = `odd=${value}`;
    expect(jar.read('odd')).toEqual(expect.any(String));
  });

  it('are not confused with cookies whose names end alike', () => {
    jar.write('odd', 'x', 60_000);
    expect(jar.read('dd')).toBeUndefined();
  });

  it('are gone when they are taken away', () => {
    jar.write('odd', 'x', 60_000);
    jar.write('odd', '', 0);
    expect(jar.read('odd')).toBeUndefined();
  });

  it('are those of the whole site, of a domain where a site wants that, and of https where the page is', () => {
    const written: string[] = [];
    const secure = {
      location: new URL('https://www.harbour.test/a'),
      set cookie(text: string) {
        written.push(text);
      },
    } as unknown as Document;
    createPageCookies(secure).write('odd', 'x', 60_000);
    createPageCookies(secure, { domain: 'harbour.test' }).write('odd', 'x', 60_000);
    expect(written).toEqual([
      'odd=x; path=/; max-age=60; samesite=lax; secure',
      'odd=x; path=/; max-age=60; samesite=lax; domain=harbour.test; secure',
    ]);
  });

  it.each([
    ['says so', true, ''],
    ['does not', undefined, 'ss_cvr'],
  ])(
    'wait for an answer before the first write where the browser %s',
    (_, globalPrivacyControl, first) => {
      const policy = toCookiePolicy({
        isCloneable: false,
        isRestrictiveCookiePolicyEnabled: false,
        isRestrictiveCookiePolicyAbsolute: false,
        hasPrivacyControl: hasPrivacyControl({ globalPrivacyControl } as unknown as Navigator),
      });
      let choice: ConsentChoice | undefined;
      const identity = createVisitorIdentity({
        jar,
        mayStore: () => mayStore(policy, choice),
        createId: () => 'id',
      });
      identity.renew();
      expect(document.cookie.match(/ss_cvr/)?.[0] ?? '').toBe(first);
      choice = 'accept';
      expect(identity.renew()).toBe('id');
      expect(jar.read('ss_cvr')).toBe('id');
    },
  );

  it('hold a visitor’s identity while that is allowed', () => {
    let isAllowed = true;
    const identity = createVisitorIdentity({
      jar,
      mayStore: () => isAllowed,
      createId: () => crypto.randomUUID(),
    });
    const id = identity.renew('spring');
    expect(document.cookie).toContain(`ss_cvr=${id}`);
    isAllowed = false;
    identity.renew();
    for (const name of names) expect(jar.read(name)).toBeUndefined();
  });
});
