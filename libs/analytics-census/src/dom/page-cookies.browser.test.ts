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

describe('createPageCookies', () => {
  it('round-trips values with special characters', () => {
    jar.write('odd', 'a=b; c, "ü"', 60_000);
    expect(jar.read('odd')).toBe('a=b; c, "ü"');
  });

  it.each(['%', '%FF', 'a=b', 'a b'])(
    'reads a cookie written by other code with the value %s',
    (value) => {
      document.cookie = `odd=${value}`;
      expect(jar.read('odd')).toEqual(expect.any(String));
    },
  );

  it('does not match a cookie name by its suffix', () => {
    jar.write('odd', 'x', 60_000);
    expect(jar.read('dd')).toBeUndefined();
  });

  it('deletes a cookie when it is written with lifetime 0', () => {
    jar.write('odd', 'x', 60_000);
    jar.write('odd', '', 0);
    expect(jar.read('odd')).toBeUndefined();
  });

  it('writes path=/, samesite=lax, secure on https, and the domain if one is configured', () => {
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
    'writes the visitor cookie before consent only without Global Privacy Control: browser %s',
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

  it('stores the visitor identity while allowed and deletes it afterward', () => {
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
