import { insertAccount } from '../features/accounts/accounts.queries.ts';
import { insertSignUp } from '../features/accounts/sign-ups.queries.ts';
import { withLookup } from '../platform/database/index.ts';
import { hashPassword } from '../platform/security/password.ts';
import { createToken } from '../platform/security/token.ts';
import type { TestApi } from './open-test-api.ts';
import type { TestResponse, TestClient } from './test-client.ts';

/** The password of every test account. */
export const testPassword = 'compilers are fine';

let people = 0;

/** The data that a new person enters. */
export function newPerson() {
  people += 1;
  return { email: `person-${people}@example.com`, password: testPassword, displayName: 'Grace' };
}

export interface TestPerson {
  readonly email: string;
  readonly accountId: string;
  /** Logged in on the configuration host. */
  readonly browser: TestClient;
}

/** Requests an account, and returns the token that confirms it. */
export async function requestAccount(api: TestApi): Promise<string> {
  const { email, password, displayName } = newPerson();
  const passwordHash = await hashPassword(password);
  const account = { id: api.services.createId(), email, displayName, passwordHash };
  const token = createToken();
  await withLookup(api.database, (db) => insertSignUp(db, token, account, api.clock.now));
  return token;
}

/** Opens an account with a password, in a new browser. */
export async function signUp(api: TestApi): Promise<TestPerson> {
  const browser = api.config();
  const { email, password, displayName } = newPerson();
  const accountId = api.services.createId();
  const passwordHash = await hashPassword(password);
  await withLookup(api.database, (db) =>
    insertAccount(db, { id: accountId, email, displayName, passwordHash }),
  );
  const response = await logInAs(browser, email);
  if (response.status !== 200) throw new Error(`Nobody was logged in: ${response.text}`);
  return { email, accountId, browser };
}

export const logInAs = (
  browser: TestClient,
  email: string,
  { password = testPassword, rememberMe = false } = {},
): Promise<TestResponse> =>
  browser.post('/api/auth/Login', { json: { email, password, rememberMe } });

export const isLoggedIn = async (browser: TestClient): Promise<boolean> =>
  (await browser.get('/api/account')).status === 200;
