import { cookieName, cookieTable, type CookiePurpose } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setStoreSettings } from '../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { signUp, testPassword } from '../testing/test-person.ts';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { testStore } from '../testing/test-checkout.ts';
import type { TestClient } from '../testing/test-client.ts';
import { ownerCallOf } from './calls/owner-calls.ts';
import { publicCalls } from './calls/public-calls.ts';
import {
  findCookieErrors,
  isCleared,
  readSetCookies,
  rowOfCookie,
  type SetCookie,
} from './find-cookie-errors.ts';
import { specifiedCookies } from './specified-cookies.ts';
import { specifiedRoutes } from './specified-routes.ts';

describe('cookieTable', () => {
  const purposes = Object.keys(cookieTable) as CookiePurpose[];
  const rowOf = (purpose: CookiePurpose) =>
    rowOfCookie(cookieName(purpose, { isHttps: true }), true);

  it('contains exactly the specified cookies (JAR-06)', () => {
    expect(purposes.map((purpose) => cookieTable[purpose].name).toSorted()).toEqual(
      specifiedCookies.map(({ name }) => name).toSorted(),
    );
  });

  it.each(purposes)('defines the %s cookie as specified (JAR-06)', (purpose) => {
    const row: { readonly lifetimeMs?: number; readonly persistentLifetimeMs?: number } & object = {
      ...cookieTable[purpose],
    };
    const inSeconds = (ms: number | undefined) => (ms === undefined ? null : ms / 1000);
    const lifetimes = [row.lifetimeMs, row.persistentLifetimeMs]
      .slice(0, row.persistentLifetimeMs === undefined ? 1 : 2)
      .map(inSeconds);
    expect(rowOf(purpose)).toMatchObject({
      isSecret: cookieTable[purpose].isSecret,
      sameSite: cookieTable[purpose].sameSite === 'lax' ? 'Lax' : 'Strict',
      lifetimesS: lifetimes,
    });
  });
});

describe.each([
  { scheme: 'http', isHttps: false },
  { scheme: 'https', isHttps: true },
])('over $scheme', ({ isHttps }) => {
  let api: TestApi;
  let site: TestSite;
  const seen: { readonly cookie: SetCookie; readonly host: 'config' | 'site' }[] = [];
  const named = (name: string) =>
    rowOfCookie(`__Host-${name}`, isHttps) ? `__Host-${name}` : name;

  beforeAll(async () => {
    api = await openTestApi({
      isHttps,
      onResponse({ headers }, host) {
        const place = host.startsWith('config.') ? 'config' : 'site';
        for (const cookie of readSetCookies(headers['set-cookie']))
          seen.push({ cookie, host: place });
      },
    });
    site = await createTestSite(api);
    await setStoreSettings(site, testStore);
    await callEveryRoute();
  });
  afterAll(() => api.close());

  /** Makes a valid call of every route, in the name of the owner where it takes one. */
  async function callEveryRoute(): Promise<void> {
    const scope = { api, site };
    for (const route of specifiedRoutes) {
      if (route.permissions.includes('site.transfer')) continue;
      const { browser, url, ...call } =
        route.audience === 'owner'
          ? { browser: site.owner.browser, ...(await ownerCallOf(route)(scope)) }
          : await publicCalls[route.name]!.prepare(scope);
      await browser.call(route.method, url, call);
    }
    await openSite();
  }

  /** Goes from the configuration area to the site, and logs out there. */
  async function openSite(): Promise<TestClient> {
    const visit = await site.owner.browser.get('/visit/shop?path=%2F');
    const { pathname, search } = new URL(String(visit.headers.location));
    const browser = site.visitor();
    await browser.get(`${pathname}${search}`);
    await browser.post('/api/auth/Logout');
    return browser;
  }

  it('every cookie set by a route has the specified attributes', () => {
    expect(seen.length).toBeGreaterThan(50);
    for (const { cookie, host } of seen)
      expect([cookie.name, findCookieErrors(cookie, { isHttps, host })]).toEqual([cookie.name, []]);
  });

  it('the routes set exactly the specified server cookies', () => {
    const set = new Set(
      seen.filter(({ cookie }) => !isCleared(cookie)).map(({ cookie }) => cookie.name),
    );
    const expected = specifiedCookies
      .filter(({ setBy }) => setBy === 'server')
      .map(({ name, isSecret }) => (isSecret && isHttps ? `__Host-${name}` : name));
    expect([...set].toSorted()).toEqual(expected.toSorted());
  });

  it('the session cookie has no Max-Age, or 30 days with rememberMe, also after password confirmation', async () => {
    const { browser, email } = await signUp(api);
    const person = { email, password: testPassword };
    for (const [rememberMe, lifetime] of [
      [false, undefined],
      [true, String(30 * 86_400)],
    ] as const) {
      const response = await browser.post('/api/auth/Login', { json: { ...person, rememberMe } });
      const lifetimeOf = ({ headers }: typeof response) =>
        readSetCookies(headers['set-cookie'])
          .find(({ name }) => name === named('sw_session'))
          ?.attributes.get('max-age');
      expect([rememberMe, lifetimeOf(response)]).toEqual([rememberMe, lifetime]);
      const json = { password: person.password };
      const confirmed = await browser.post('/api/auth/ConfirmPassword', { json });
      expect([rememberMe, lifetimeOf(confirmed)]).toEqual([rememberMe, lifetime]);
    }
  });

  it('logout clears the session cookie, or on a site the presence and marker cookies', async () => {
    const { browser } = await signUp(api);
    const cleared = async (at: TestClient) =>
      readSetCookies((await at.post('/api/auth/Logout')).headers['set-cookie'])
        .filter(isCleared)
        .map(({ name }) => name)
        .toSorted();
    expect(await cleared(browser)).toEqual([named('sw_session')]);
    expect(await cleared(site.visitor())).toEqual([named('sw_presence'), 'sw_marker'].toSorted());
  });
});
