import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverAccountMail } from '../../platform/outbox/deliver-account-mail.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { accountMails, confirmToken, signUpBy } from '../../testing/sign-up.ts';
import { signUpLifetimeMs } from './sign-ups.queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await signUpBy(api, api.config(), known);
});
afterAll(() => api.close());

const known = { email: 'grace@example.com', password: 'compilers are fine', displayName: 'Grace' };
let people = 0;
let person: typeof known;
beforeEach(async () => {
  people += 1;
  person = { email: `new-${people}@example.com`, password: 'long enough', displayName: 'Nora' };
  await api.database.root.deleteFrom('accountMails').execute();
  await api.database.root.deleteFrom('loginAttempts').execute();
});

const signUp = (json: object, browser = api.config()) => browser.post('/api/auth/SignUp', { json });
const confirm = (token: string, password = person.password, browser = api.config()) =>
  browser.post('/api/auth/ConfirmSignUp', { json: { token, password } });
const accounts = async () => {
  const rows = await api.database.root.selectFrom('accounts').select('email').execute();
  return rows.map(({ email }) => email);
};

describe('a sign-up', () => {
  it('returns the same response for an existing and an unknown address', async () => {
    const results = [];
    for (const email of [known.email, person.email, 'GRACE@example.com']) {
      const browser = api.config();
      const { status, body, headers } = await signUp({ ...person, email }, browser);
      const cookies = [...browser.cookies.keys()].toSorted();
      results.push({ status, body, names: Object.keys(headers).toSorted(), cookies });
      expect((await browser.get('/api/account')).status).toBe(401);
    }
    expect(results[0]).toMatchObject({ status: 200, body: { current: null, sentTo: 'mail' } });
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });

  it('inserts the same number of rows for an existing and an unknown address', async () => {
    const counts = async () => {
      const { root } = api.database;
      const signUps = await root.selectFrom('signUps').select('tokenHash').execute();
      const attempts = await root.selectFrom('loginAttempts').select('tries').execute();
      return [signUps.length, (await accountMails(api)).length, attempts.length];
    };
    const written = [];
    for (const email of [known.email, person.email]) {
      const before = await counts();
      await signUp({ ...person, email });
      written.push((await counts()).map((count, index) => count - (before[index] ?? 0)));
    }
    expect(written).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ]);
  });

  it('emails a notice to an existing account and a confirmation link to a new address', async () => {
    await signUp({ ...person, email: known.email });
    await signUp(person);
    expect(await accountMails(api)).toMatchObject([
      { to: known.email, view: { kind: 'accountExists' } },
      { to: person.email, view: { kind: 'signUpConfirmation' } },
    ]);
    expect(await accounts()).not.toContain(person.email);
  });

  it('does not change the password of an existing account', async () => {
    await signUp({ ...person, email: known.email, password: 'another one' });
    const json = { email: known.email, password: known.password, rememberMe: false };
    expect((await api.config().post('/api/auth/Login', { json })).status).toBe(200);
  });

  it('returns 429 after four requests for the same address', async () => {
    for (const email of [known.email, person.email]) {
      const statuses = [];
      for (let time = 0; time < 6; time += 1)
        statuses.push((await signUp({ ...person, email })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    }
  });

  it('returns sentTo “log” and prints the mail when the server has no mail server', async () => {
    const settings = { ...api.services.settings, sendsMail: false };
    const other = await openTestApi({ services: () => ({ settings }) });
    const { body } = await other.config().post('/api/auth/SignUp', { json: person });
    expect(body).toEqual({ current: null, sentTo: 'log' });
    const printed: string[] = [];
    const delivery = {
      database: other.database,
      renderer: other.services.renderer,
      transport: null,
      print: (text: string) => printed.push(text),
      now: () => other.clock.now,
      random: () => 0.5,
    };
    expect(await deliverAccountMail(delivery)).toBe(1);
    expect(await deliverAccountMail(delivery)).toBe(0);
    expect(printed.join()).toContain(`Email to ${person.email}`);
    expect(await accountMails(other)).toEqual([]);
    await other.close();
  });
});

describe('the sign-up confirmation link', () => {
  it('creates the account with the chosen password and logs it in', async () => {
    await signUp(person);
    const browser = api.config();
    const response = await confirm(await confirmToken(api), person.password, browser);
    expect([response.status, response.body]).toMatchObject([
      200,
      { account: { email: person.email, displayName: 'Nora' }, memberships: [] },
    ]);
    expect((await browser.get('/api/account')).status).toBe(200);
  });

  it('rejects a wrong password without creating an account, and returns 429 after repeated attempts', async () => {
    await signUp(person);
    const token = await confirmToken(api);
    const rejected = await confirm(token, 'of somebody else');
    expect([rejected.status, rejected.body]).toMatchObject([
      401,
      { errors: { password: 'This is not the password that you chose.' } },
    ]);
    expect(await accounts()).not.toContain(person.email);
    for (let time = 0; time < 3; time += 1) await confirm(token, 'of somebody else');
    expect((await confirm(token)).status).toBe(429);
  });

  it('works once and invalidates every other link for the address', async () => {
    await signUp(person);
    const first = await confirmToken(api);
    await signUp(person);
    const second = await confirmToken(api);
    expect(second).not.toBe(first);
    expect((await confirm(second)).status).toBe(200);
    for (const token of [first, second, 'a made-up token of a link'])
      expect((await confirm(token)).body).toMatchObject({ code: 'signUpOver' });
    expect((await accounts()).filter((email) => email === person.email)).toHaveLength(1);
  });

  it('creates one account when confirmed twice concurrently', async () => {
    await signUp(person);
    const token = await confirmToken(api);
    const statuses = (await Promise.all([confirm(token), confirm(token)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await accounts()).filter((email) => email === person.email)).toHaveLength(1);
  });

  it('creates one account when several links are confirmed concurrently', async () => {
    const tokens: string[] = [];
    for (let mail = 0; mail < 4; mail += 1) {
      await signUp(person);
      tokens.push(await confirmToken(api));
    }
    const statuses = (await Promise.all(tokens.map((token) => confirm(token)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
    expect((await accounts()).filter((email) => email === person.email)).toHaveLength(1);
  });

  it('expires after a day', async () => {
    await signUp(person);
    const token = await confirmToken(api);
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + signUpLifetimeMs);
    expect((await confirm(token)).body).toMatchObject({ code: 'signUpOver' });
    api.clock.now = new Date(before.getTime() + signUpLifetimeMs - 1);
    expect((await confirm(token)).status).toBe(200);
    api.clock.now = before;
  });
});

it('matches every form of an internationalized address and returns its Unicode form', async () => {
  const email = 'Info@Müller-Keramik.de';
  const { body } = await signUpBy(api, api.config(), { ...person, email });
  expect(body).toMatchObject({ account: { email: 'info@müller-keramik.de' } });
  expect(await accounts()).toContain('info@xn--mller-keramik-wob.de');
  for (const same of [email, 'info@xn--mller-keramik-wob.de', 'info@mu\u0308ller-keramik.de']) {
    const json = { email: same, password: person.password, rememberMe: false };
    const response = await api.config().post('/api/auth/Login', { json });
    expect([response.status, response.body]).toMatchObject([
      200,
      { account: { email: 'info@müller-keramik.de' } },
    ]);
  }
});
