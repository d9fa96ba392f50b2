import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { signUpBy } from '../../testing/sign-up.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { attemptDelaysMs, attemptsWindowMs } from './login-attempts.queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const password = 'compilers are fine';
const wait = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
let count = 0;
let email: string;
/** The browser in which the account was opened. */
let own: TestClient;
beforeEach(async () => {
  count += 1;
  email = `grace-${count}@example.com`;
  own = api.config();
  await signUpBy(api, own, { email, password, displayName: 'Grace' });
});

const logIn = (browser: TestClient, given = password, address = '192.0.2.1') =>
  browser.post('/api/auth/Login', {
    json: { email, password: given, rememberMe: false },
    address,
    headers: { 'x-forwarded-for': address },
  });
/** Tries until no more are let through; answers how many were. */
async function burn(browser = api.config()): Promise<number> {
  let tried = 0;
  while (tried < 20 && (await logIn(browser, 'not it')).status === 401) {
    tried += 1;
    if (tried < attemptDelaysMs.length) wait(attemptDelaysMs[tried - 1] ?? 0);
  }
  return tried;
}

it('responds to concurrent logins with 401 while old login attempts are deleted', async () => {
  const browsers = Array.from({ length: 8 }, () => api.config());
  for (let round = 0; round < 12; round += 1) {
    const statuses = await Promise.all(
      browsers.map(async (browser, index) => {
        const { status } = await browser.post('/api/auth/Login', {
          json: { email: `nobody-${index}@example.com`, password: 'not it', rememberMe: false },
          address: `203.0.113.${index}`,
          headers: { 'x-forwarded-for': `203.0.113.${index}` },
        });
        return status;
      }),
    );
    expect(statuses).toEqual(browsers.map(() => 401));
    wait(attemptsWindowMs + 1_000);
  }
});

describe('a login attempt', () => {
  it('is allowed ten times in 15 minutes, from any address and at any rate', async () => {
    const browser = api.config();
    const statuses: number[] = [];
    for (let time = 0; time < attemptsWindowMs; time += 3_000) {
      wait(3_000);
      email = time % 6_000 === 0 ? email.toUpperCase() : email.toLowerCase();
      statuses.push((await logIn(browser, 'not it', `198.51.100.${time % 250}`)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 401)).toHaveLength(attemptDelaysMs.length);
  });

  it('is delayed longer after each failure, as sent in Retry-After', async () => {
    const browser = api.config();
    const waits: number[] = [];
    for (let tried = 0; waits.length < 7;) {
      const { status, headers, body } = await logIn(browser, 'not it');
      if (status === 401) tried += 1;
      else {
        expect([status, body]).toMatchObject([429, { code: 'tooManyRequests' }]);
        expect(tried).toBe(4 + waits.length);
        waits.push(Number(headers['retry-after']));
        wait(Number(headers['retry-after']) * 1000);
      }
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 900]);
    expect((await logIn(browser)).status).toBe(200);
  });

  it('is limited equally for an unknown e-mail address', async () => {
    email = 'nobody@example.com';
    expect(await burn()).toBe(attemptDelaysMs.length);
    expect((await logIn(api.config(), 'not it')).status).toBe(429);
  });

  it('is limited equally when many are sent concurrently', async () => {
    const browsers = Array.from({ length: 20 }, () => api.config());
    await Promise.all(browsers.map((browser) => browser.post('/api/auth/Login', { json: {} })));
    const responses = await Promise.all(browsers.map((browser) => logIn(browser, 'not it')));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(
      attemptDelaysMs.filter((ms) => ms === 0).length + 1,
    );
  });

  it('is not counted with the right password', async () => {
    for (let time = 0; time < 15; time += 1) expect((await logIn(api.config())).status).toBe(200);
  });
});

describe('a client that only knows the e-mail address', () => {
  it('does not lock the owner out of a known browser, and locks out others only for 15 minutes', async () => {
    expect(await burn()).toBe(attemptDelaysMs.length);
    const otherBrowser = api.config();
    expect((await logIn(otherBrowser)).status).toBe(429);
    await own.post('/api/auth/Logout', { json: {} });
    expect((await logIn(own)).status).toBe(200);
    wait(attemptsWindowMs);
    expect((await logIn(otherBrowser)).status).toBe(200);
  });

  it('is limited in a browser where another account was logged in', async () => {
    const other = own;
    email = `victim-${count}@example.com`;
    await signUpBy(api, api.config(), { email, password, displayName: 'Victim' });
    await burn();
    expect((await logIn(other, 'not it')).status).toBe(429);
  });

  it('has ten attempts in a known browser, counted separately', async () => {
    expect(await burn(own)).toBe(attemptDelaysMs.length);
    expect((await logIn(own)).status).toBe(429);
    expect((await logIn(api.config())).status).toBe(200);
  });
});

it('limits password confirmations per session', async () => {
  const confirm = (browser: TestClient, given: string) =>
    browser.post('/api/auth/ConfirmPassword', { json: { password: given } });
  let tried = 0;
  while (tried < 20 && (await confirm(own, 'not it')).status === 401) {
    tried += 1;
    if (tried < attemptDelaysMs.length) wait(attemptDelaysMs[tried - 1] ?? 0);
  }
  expect(tried).toBe(attemptDelaysMs.length);
  expect((await confirm(own, password)).status).toBe(429);
  const another = api.config();
  await logIn(another);
  expect((await confirm(another, password)).status).toBe(200);
});

it('deletes login attempts that no longer count', async () => {
  await burn();
  wait(2 * attemptsWindowMs);
  for (let time = 0; time < 50; time += 1) {
    email = `sweeper-${time}@example.com`;
    await logIn(api.config(), 'not it');
  }
  const rows = await api.database.root.selectFrom('loginAttempts').select('lastAt').execute();
  expect(rows).toHaveLength(50);
});
