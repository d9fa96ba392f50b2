import { collaboratorRole } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changedTables } from '../testing/changed-tables.ts';
import { setStoreSettings } from '../testing/create-test-product.ts';
import { createTestSite, logIn, type TestSite } from '../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { testStore } from '../testing/test-checkout.ts';
import type { TestClient } from '../testing/test-client.ts';
import { logInAs, newPerson, signUp, testPassword } from '../testing/test-person.ts';
import { ownerCallOf } from './calls/owner-calls.ts';
import { specifiedRoutes } from './specified-routes.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const start = Date.parse('2026-11-20T10:00:00.000Z');

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  await setStoreSettings(site, testStore);
});
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now = new Date(start);
});

/** The clock, so long after the start of the test. */
const at = (elapsedMs: number) => {
  api.clock.now = new Date(start + elapsedMs);
};

/** An account with a password and all permissions of an ADMIN on the website. */
async function admin() {
  const person = await signUp(api);

  const roles = [collaboratorRole.ADMIN];
  await site.inTenant((tenant) =>
    tenant.insertInto('contributors').values({ accountId: person.accountId, roles }).execute(),
  );
  return person;
}
const confirm = async (browser: TestClient, password: string) =>
  (await browser.post('/api/auth/ConfirmPassword', { json: { password } })).status;

/** Does something that needs the password; answers whether it was done. */
async function invite(browser: TestClient): Promise<unknown> {
  const json = { email: newPerson().email, roles: [collaboratorRole.EDITOR] };
  const path = `/api/websites/${site.websiteId}/invitations`;
  const { status, body } = await browser.post(path, { json });
  return status === 200 ? 'done' : body['code'];
}

describe('a password confirmation', () => {
  const lastSecond = 10 * minuteMs - secondMs;
  const tooLate = 10 * minuteMs + secondMs;

  it('expires ten minutes after the password was entered, regardless of activity', async () => {
    const { browser } = await admin();
    at(lastSecond);
    expect(await invite(browser)).toBe('done');
    at(tooLate);
    expect(await invite(browser)).toBe('freshLoginRequired');
  });

  it('is valid for another ten minutes after the password is confirmed again', async () => {
    const { browser } = await admin();
    at(tooLate);
    expect(await confirm(browser, testPassword)).toBe(200);
    at(tooLate + lastSecond);
    expect(await invite(browser)).toBe('done');
    at(tooLate + tooLate);
    expect(await invite(browser)).toBe('freshLoginRequired');
  });

  it('fails with a wrong password', async () => {
    const { browser } = await admin();
    at(tooLate);
    expect(await confirm(browser, 'not it')).toBe(401);
    expect(await invite(browser)).toBe('freshLoginRequired');
  });

  it('is valid only in the browser where the password was entered', async () => {
    const { email, browser } = await admin();
    const otherBrowser = api.config();
    at(tooLate);
    await logInAs(otherBrowser, email);
    expect(await confirm(otherBrowser, testPassword)).toBe(200);
    expect(await invite(otherBrowser)).toBe('done');
    expect(await invite(browser)).toBe('freshLoginRequired');
  });
});

describe('a route that requires a fresh login', () => {
  const routes = specifiedRoutes.filter(({ isFresh }) => isFresh);

  it.each(routes)(
    'responds with 403 freshLoginRequired and changes nothing: $name',
    async (route) => {
      const owner = { ...site.owner, browser: api.config() };
      await logIn(api, owner);
      const { url, ...call } = await ownerCallOf(route)({ api, site: { ...site, owner } });
      at(10 * minuteMs + secondMs);
      const changed = await changedTables(api.database, site.websiteId, async () => {
        const { status, body } = await owner.browser.call(route.method, url, call);
        expect([status, body['code']]).toEqual([403, 'freshLoginRequired']);
        // The data layer would end the session's work for an authorization failure.
        expect(body).not.toHaveProperty('authorizationFail');
      });
      expect(changed).toEqual([]);
    },
  );
});
