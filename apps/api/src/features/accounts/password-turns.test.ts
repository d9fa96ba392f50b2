import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswordTurns, type PasswordQueue } from '../../platform/security/password-turns.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import type { TestResponse } from '../../testing/test-client.ts';

const limits = { atOnce: 1, waiting: 16 } as const;
const passwordTurns = createPasswordTurns(limits);

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi({ services: () => ({ passwordTurns }) });
  site = await createTestSite(api);
});
afterAll(() => api.close());

/** Takes the only turn, and answers how to end it. */
function holdTurn(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void passwordTurns.take('owners', () => promise);
  return resolve;
}

/** Takes every turn there is, and answers how to end them. */
function fillTurns(
  queues: readonly PasswordQueue[] = ['owners', 'visitors'],
): () => Promise<unknown> {
  const endTurn = holdTurn();
  const waiting = queues.flatMap((queue) =>
    Array.from({ length: limits.waiting }, async () => passwordTurns.take(queue, async () => {})),
  );
  return () => {
    endTurn();
    return Promise.all(waiting);
  };
}

let people = 0;
const logIn = (): Promise<TestResponse> => {
  people += 1;
  return api.config().post('/api/auth/Login', {
    json: { email: `person-${people}@example.com`, password: 'not it', rememberMe: false },
    address: `203.0.113.${people}`,
  });
};

describe('120 concurrent logins', () => {
  it('are queued up to the limit, and the others receive 429 with Retry-After', async () => {
    const endTurn = holdTurn();
    const answered: TestResponse[] = [];
    const all = Array.from({ length: 120 }, async () => {
      const response = await logIn();
      answered.push(response);
      return response;
    });
    while (answered.length < 120 - limits.waiting) await nextTurn();
    expect(answered.map(({ status }) => status)).toEqual(
      Array.from({ length: 120 - limits.waiting }, () => 429),
    );
    for (const { body, headers } of answered) {
      expect(body).toMatchObject({ code: 'tooManyRequests' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }

    // Waiting logins do not delay pages, neither cached nor newly rendered ones.
    for (const path of ['/', '/', '/nowhere'])
      expect((await site.visitor().get(path, { headers: { accept: 'text/html' } })).status).toBe(
        path === '/nowhere' ? 404 : 200,
      );
    expect(answered).toHaveLength(120 - limits.waiting);

    endTurn();
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(limits.waiting);
    expect(statuses.filter((status) => status === 429)).toHaveLength(120 - limits.waiting);
  });

  it('are not counted as login attempts when rejected by the full queue', async () => {
    const email = 'patient@example.com';
    const json = { email, password: 'not it', rememberMe: false };
    const ask = () => api.config().post('/api/auth/Login', { json, address: '203.0.113.200' });
    const endTurns = fillTurns();
    for (let time = 0; time < 12; time += 1) expect((await ask()).status).toBe(429);
    await endTurns();
    expect((await ask()).status).toBe(401);
  });
});

it('responds with 429 on every route that hashes a password when the queues are full', async () => {
  const base = `/api/websites/${site.websiteId}`;
  const { browser } = site.owner;
  const page = await browser.post(`${base}/pages`, { json: { title: 'Locked' } });
  const endTurns = fillTurns();
  const calls = [
    api.config().post('/api/auth/SignUp', {
      json: { email: 'ada@example.com', displayName: 'Ada', password: 'long enough' },
    }),
    browser.post('/api/auth/ConfirmPassword', { json: { password: 'long enough' } }),
    browser.call('PATCH', `${base}/pages/${String(page.body['id'])}`, {
      json: { password: 'tide' },
    }),
    site.visitor().post('/api/unlock/post', { form: { path: '/locked', password: 'tide' } }),
  ];
  for (const { status, headers } of await Promise.all(calls))
    expect([status, headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  await endTurns();
});

it('processes a login while the queue of visitors is full', async () => {
  const endTurns = fillTurns(['visitors']);
  const login = logIn();
  const unlock = await site
    .visitor()
    .post('/api/unlock/post', { form: { path: '/locked', password: 'tide' } });
  expect(unlock.status).toBe(429);
  await endTurns();
  expect((await login).status).toBe(401);
});
