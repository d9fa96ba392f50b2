import { collaboratorRole } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOneTimeToken } from '../features/accounts/one-time-tokens.queries.ts';
import { withLookup } from '../platform/database/index.ts';
import {
  createTestContributor,
  createTestSite,
  logIn as openTestSession,
  type TestSite,
} from '../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { isLoggedIn, logInAs, signUp, testPassword } from '../testing/test-person.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const start = Date.parse('2026-11-20T10:00:00.000Z');

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now = new Date(start);
});

/** The clock, so long after the start of the test. */
const at = (elapsedMs: number) => {
  api.clock.now = new Date(start + elapsedMs);
};
async function logIn(rememberMe: boolean): Promise<TestClient> {
  const { email } = await signUp(api);
  const browser = api.config();
  expect((await logInAs(browser, email, { rememberMe })).status).toBe(200);
  return browser;
}

/** Another browser that holds a session. */
function withSession(session: string | undefined): TestClient {
  const browser = api.config();
  browser.cookies.set('sw_session', session ?? '');
  return browser;
}

describe.each([
  { name: 'a session', rememberMe: false, idleMs: 12 * hourMs, absoluteMs: 24 * hourMs },
  { name: 'a remembered session', rememberMe: true, idleMs: 14 * dayMs, absoluteMs: 30 * dayMs },
])('$name', ({ rememberMe, idleMs, absoluteMs }) => {
  it.each([
    [-secondMs, true],
    [secondMs, false],
  ])('without activity is open until its idle timeout: offset %i ms', async (offset, isOpen) => {
    const browser = await logIn(rememberMe);
    at(idleMs + offset);
    expect(await isLoggedIn(browser)).toBe(isOpen);
  });

  it('extends its idle timeout on each use', async () => {
    const browser = await logIn(rememberMe);
    const lastUse = idleMs - hourMs;
    for (let time = hourMs; time <= lastUse; time += lastUse / 11) {
      at(time);
      expect([time, await isLoggedIn(browser)]).toEqual([time, true]);
    }
    at(lastUse);
    expect(await isLoggedIn(browser)).toBe(true);
    at(Math.min(lastUse + idleMs, absoluteMs) - secondMs);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  it('expires after its idle timeout and is not restored by later requests', async () => {
    const browser = await logIn(rememberMe);
    at(hourMs);
    expect(await isLoggedIn(browser)).toBe(true);
    for (const late of [secondMs, 2 * secondMs, minuteMs]) {
      at(hourMs + idleMs + late);
      expect(await isLoggedIn(browser)).toBe(false);
    }
  });

  it('ends at its absolute limit, however often it is used', async () => {
    const browser = await logIn(rememberMe);
    for (let time = 0; time < absoluteMs; time += idleMs / 2) {
      at(time);
      expect([time, await isLoggedIn(browser)]).toEqual([time, true]);
    }
    at(absoluteMs - secondMs);
    expect(await isLoggedIn(browser)).toBe(true);
    at(absoluteMs + secondMs);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  it('does not extend its absolute timeout on password confirmation', async () => {
    const { email } = await signUp(api);
    const browser = api.config();
    await logInAs(browser, email, { rememberMe });
    for (let time = 0; time < absoluteMs; time += idleMs / 2) {
      at(time);
      expect(
        (await browser.post('/api/auth/ConfirmPassword', { json: { password: testPassword } }))
          .status,
      ).toBe(200);
    }
    at(absoluteMs + secondMs);
    expect(await isLoggedIn(browser)).toBe(false);
  });
});

describe('the id of a session', () => {
  it('changes at each login, and the previous IDs become invalid', async () => {
    const { email, browser } = await signUp(api);
    const ids = [browser.cookies.get('sw_session')];
    for (let time = 0; time < 3; time += 1) {
      await logInAs(browser, email);
      ids.push(browser.cookies.get('sw_session'));
    }
    expect(new Set(ids).size).toBe(4);
    const open = await Promise.all(ids.map((id) => isLoggedIn(withSession(id))));
    expect(open).toEqual([false, false, false, true]);
  });

  it('changes on login by link, and the previous ID becomes invalid', async () => {
    const { browser } = await signUp(api);
    const before = browser.cookies.get('sw_session');
    const token = await withLookup(api.database, (db) =>
      createOneTimeToken(db, {
        accountId: site.owner.accountId,
        purpose: 'signIn',
        expiresAt: new Date(start + hourMs),
      }),
    );
    await browser.get(`/sign-in?token=${token}`);
    expect([await isLoggedIn(browser), await isLoggedIn(withSession(before))]).toEqual([
      true,
      false,
    ]);
  });

  it('does not reuse an ID set before the login', async () => {
    const { email } = await signUp(api);
    const planted = 'planted'.padEnd(43, 'A');
    const browser = withSession(planted);
    await logInAs(browser, email);
    expect(browser.cookies.get('sw_session')).not.toBe(planted);
    expect(await isLoggedIn(withSession(planted))).toBe(false);
  });

  it('is ignored on the host of a site', async () => {
    const visitor = site.visitor();
    visitor.cookies.set('sw_session', site.owner.browser.cookies.get('sw_session') ?? '');
    expect((await visitor.get('/api/viewer')).body).toMatchObject({ authenticatedAccount: null });
    expect((await visitor.get('/api/account')).status).toBe(404);
  });
});

describe('the end of a session', () => {
  it('happens on logout only in the same browser', async () => {
    const { email, browser } = await signUp(api);
    const otherBrowser = api.config();
    await logInAs(otherBrowser, email);
    const id = browser.cookies.get('sw_session');
    await browser.post('/api/auth/Logout');
    expect(await isLoggedIn(withSession(id))).toBe(false);
    expect(await isLoggedIn(otherBrowser)).toBe(true);
  });

  it('happens for a contributor removed from a website', async () => {
    const person = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    const path = `/api/websites/${site.websiteId}/contributors/${person.accountId}`;
    const owner = await freshOwner();
    expect((await owner.call('DELETE', path)).status).toBe(200);
    expect(await isLoggedIn(person.browser)).toBe(false);
  });

  it('ends the presence of the owner on a site', async () => {
    const owner = await freshOwner();
    const visit = await owner.get('/visit/shop?path=%2F');
    const { pathname, search } = new URL(String(visit.headers.location));
    const visitor = site.visitor();
    await visitor.get(`${pathname}${search}`);
    const isPresent = async () =>
      (await visitor.get('/api/viewer')).body['authenticatedAccount'] !== null;
    expect(await isPresent()).toBe(true);
    await owner.post('/api/auth/Logout');
    expect(await isPresent()).toBe(false);
  });

  it('happens on site logout only for the browser that opened the site', async () => {
    const owner = await freshOwner();
    const another = await freshOwner();
    const visit = await owner.get('/visit/shop?path=%2F');
    const { pathname, search } = new URL(String(visit.headers.location));
    const visitor = site.visitor();
    await visitor.get(`${pathname}${search}`);
    await visitor.post('/api/auth/Logout');
    expect([await isLoggedIn(owner), await isLoggedIn(another)]).toEqual([false, true]);
  });
});

/** A new session of the website's owner. */
async function freshOwner(): Promise<TestClient> {
  const browser = api.config();
  await openTestSession(api, { ...site.owner, browser });
  return browser;
}

describe('a change of roles', () => {
  it('applies to the next request of an open session, for removed and added permissions', async () => {
    const person = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    const pages = async () =>
      (await person.browser.get(`/api/websites/${site.websiteId}/pages`)).status;
    const owner = await freshOwner();
    const give = (role: (typeof collaboratorRole.codes)[number]) =>
      owner.call('PATCH', `/api/websites/${site.websiteId}/contributors/${person.accountId}`, {
        json: { roles: [role] },
      });
    expect(await pages()).toBe(200);
    expect((await give(collaboratorRole.REPORTING)).status).toBe(200);
    expect(await pages()).toBe(403);
    expect((await give(collaboratorRole.EDITOR)).status).toBe(200);
    expect(await pages()).toBe(200);
  });
});

describe('the CSRF crumb', () => {
  const tries = async (browser: TestClient, crumb: string | undefined) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/auth/ConfirmPassword',
      headers: {
        host: 'config.localhost:4000',
        origin: 'http://config.localhost:4000',
        cookie: `sw_session=${browser.cookies.get('sw_session')}; crumb=${crumb}`,
        'x-csrf-token': crumb ?? '',
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ password: testPassword }),
    });
    return response.statusCode;
  };

  it('is bound to its session: an anonymous crumb or one of another session is rejected', async () => {
    const { email } = await signUp(api);
    const browser = api.config();
    // Rejected for want of a crumb, which the answer sets.
    await logInAs(browser, email);
    const another = api.config();
    await logInAs(another, email);
    const anonymous = api.config();
    await anonymous.post('/api/auth/Login', { json: {} });
    expect(await tries(browser, anonymous.cookies.get('crumb'))).toBe(400);
    expect(await tries(browser, another.cookies.get('crumb'))).toBe(400);
    expect(await tries(browser, browser.cookies.get('crumb'))).toBe(200);
  });
});
