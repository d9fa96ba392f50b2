import type { TestApi } from './open-test-api.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

/** The password of everybody who signs up in a test. */
export const testPassword = 'compilers are fine';

let people = 0;

/** What somebody new fills in. */
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

/** Opens an account that has a password, in a browser of its own. */
export async function signUp(api: TestApi): Promise<TestPerson> {
  const browser = api.config();
  const json = newPerson();
  const answer = await browser.post('/api/auth/SignUp', { json });
  const { id } = answer.body['account'] as { readonly id: string };
  return { email: json.email, accountId: id, browser };
}

export const logInAs = (
  browser: TestClient,
  email: string,
  { password = testPassword, rememberMe = false } = {},
): Promise<TestAnswer> =>
  browser.post('/api/auth/Login', { json: { email, password, rememberMe } });

export const isLoggedIn = async (browser: TestClient): Promise<boolean> =>
  (await browser.get('/api/account')).status === 200;
