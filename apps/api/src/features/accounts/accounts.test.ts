import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withLookup } from '../../platform/database/index.ts';
import { isOutdatedHash } from '../../platform/security/password.ts';
import { hashOfCost } from '../../testing/hash-of-cost.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { signUpBy } from '../../testing/sign-up.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { findAccountByEmail } from './accounts.queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const person = { email: 'Grace@example.com', password: 'compilers are fine', displayName: 'Grace' };
const loginOf = (password: string, email = person.email) => ({
  json: { email, password, rememberMe: false },
});

describe('accounts', () => {
  it('signs up an account, logs it in, and recognizes it on the next request', async () => {
    const browser = api.config();
    const created = await signUpBy(api, browser, person);
    expect(created.status).toBe(200);
    expect(created.body).toEqual({
      account: { id: expect.any(String), email: 'grace@example.com', displayName: 'Grace' },
      memberships: [],
    });
    expect((await browser.get('/api/account')).body['account']).toMatchObject({
      displayName: 'Grace',
    });
  });

  it('returns the same error for a wrong password and an unknown e-mail address', async () => {
    const wrong = await api.config().post('/api/auth/Login', loginOf('not it'));
    const unknown = await api
      .config()
      .post('/api/auth/Login', loginOf('not it', 'nobody@example.com'));
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({
        code: 'wrongCredentials',
        error: 'The e-mail address or password is not right.',
      });
    }
  });

  it('gives each login a new session id', async () => {
    const browser = api.config();
    await browser.post('/api/auth/Login', loginOf(person.password));
    const first = browser.cookies.get('sw_session');
    await browser.post('/api/auth/Login', loginOf(person.password));
    expect(browser.cookies.get('sw_session')).not.toBe(first);
    expect(first).toMatch(/^[\w-]{43}$/);
  });

  it('ends the session on the server, so that the old cookie no longer works (LOGOUT-12)', async () => {
    const browser = api.config();
    await browser.post('/api/auth/Login', loginOf(person.password));
    const old = browser.cookies.get('sw_session')!;
    expect((await browser.post('/api/auth/Logout')).status).toBe(200);
    browser.cookies.set('sw_session', old);
    const response = await browser.get('/api/account');
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({ loginRequired: true, error: 'Unauthorized request' });
  });

  it('ends a session that was idle for too long', async () => {
    const browser = api.config();
    await browser.post('/api/auth/Login', loginOf(person.password));
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 12 * 3_600_000 + 1);
    expect((await browser.get('/api/account')).status).toBe(401);
    api.clock.now = before;
  });
});

describe('a password hash of a lower cost', () => {
  const email = 'grace@example.com';
  const storedHash = () =>
    withLookup(api.database, async (db) => (await findAccountByEmail(db, email))?.passwordHash);
  const storeHash = (passwordHash: string) =>
    withLookup(api.database, (db) =>
      db.updateTable('accounts').set({ passwordHash }).where('email', '=', email).execute(),
    );

  it('is renewed by a login with the right password only', async () => {
    const outdated = hashOfCost(person.password, 8_192, 1);
    await storeHash(outdated);
    expect((await api.config().post('/api/auth/Login', loginOf('not it'))).status).toBe(401);
    expect(await storedHash()).toBe(outdated);

    expect((await api.config().post('/api/auth/Login', loginOf(person.password))).status).toBe(200);
    const renewed = (await storedHash()) ?? '';
    expect(isOutdatedHash(renewed)).toBe(false);

    expect((await api.config().post('/api/auth/Login', loginOf(person.password))).status).toBe(200);
    expect(await storedHash()).toBe(renewed);
  });
});

describe('password confirmation', () => {
  const confirm = (browser: TestClient, password: string) =>
    browser.post('/api/auth/ConfirmPassword', { json: { password } });

  it('changes the session ID and invalidates the previous ID', async () => {
    const browser = api.config();
    await browser.post('/api/auth/Login', loginOf(person.password));
    const previousToken = browser.cookies.get('sw_session') ?? '';
    expect((await confirm(browser, person.password)).status).toBe(200);
    expect(browser.cookies.get('sw_session')).not.toBe(previousToken);
    expect((await browser.get('/api/account')).status).toBe(200);
    browser.cookies.set('sw_session', previousToken);
    expect((await browser.get('/api/account')).status).toBe(401);
  });

  it('rejects a wrong password and does not change the session', async () => {
    const browser = api.config();
    await browser.post('/api/auth/Login', loginOf(person.password));
    const before = browser.cookies.get('sw_session');
    const response = await confirm(browser, 'not it');
    expect([response.status, response.body]).toMatchObject([401, { code: 'wrongCredentials' }]);
    expect(response.headers['www-authenticate']).toBe('Cookie realm="sitewright"');
    expect(response.body).not.toHaveProperty('loginRequired');
    expect(browser.cookies.get('sw_session')).toBe(before);
    expect((await confirm(api.config(), person.password)).status).toBe(401);
  });
});

describe('the CSRF crumb', () => {
  it('is required by a state-changing request; the error sets a new one and changes nothing (DATA-07)', async () => {
    const browser = api.config();
    await browser.post('/api/auth/Login', loginOf(person.password));
    const before = browser.cookies.get('crumb');
    browser.cookies.delete('crumb');
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/websites',
      headers: {
        host: 'config.localhost:4000',
        origin: 'http://config.localhost:4000',
        cookie: `sw_session=${browser.cookies.get('sw_session')}`,
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ title: 'No', identifier: 'never-made' }),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ crumbFail: true, code: 'crumbFail' });
    const fresh = response.cookies.find((cookie) => cookie.name === 'crumb');
    expect(fresh?.value).toBeTruthy();
    expect(fresh?.value).not.toBe(before);
    expect((await browser.get('/api/websites')).body['rows']).toEqual([]);
  });

  it.each(['header', 'query', 'form'] as const)(
    'is accepted from the %s and must equal the cookie (DATA-09)',
    async (way) => {
      const browser = api.config();
      await browser.post('/api/auth/Login', loginOf(person.password));
      const crumb = browser.cookies.get('crumb')!;
      const send = (value: string) =>
        api.app.inject({
          method: 'POST',
          url: `/api/auth/Logout${way === 'query' ? `?crumb=${value}` : ''}`,
          headers: {
            host: 'config.localhost:4000',
            origin: 'http://config.localhost:4000',
            cookie: `sw_session=${browser.cookies.get('sw_session')}; crumb=${crumb}`,
            ...(way === 'header' ? { 'x-csrf-token': value } : {}),
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload: way === 'form' ? new URLSearchParams({ crumb: value }).toString() : '',
        });
      expect((await send('another')).json()).toMatchObject({ crumbFail: true });
      expect((await send(crumb)).statusCode).toBe(200);
    },
  );

  it('is rejected from a foreign origin', async () => {
    const browser = api.config();
    await browser.post('/api/auth/Login', loginOf(person.password));
    for (const origin of ['http://shop.localhost:4000', 'https://evil.example', 'null']) {
      const response = await browser.post('/api/auth/Logout', { headers: { origin } });
      expect(response.status).toBe(403);
      expect(response.body).toMatchObject({ code: 'foreignOrigin' });
    }
  });
});
