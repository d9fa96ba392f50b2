import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPasswordTurns } from '../../platform/security/password-turns.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { confirmToken } from '../../testing/sign-up.ts';

// As several servers do, or one with many cores: no call waits for the hash of another.
const passwordTurns = createPasswordTurns({ atOnce: 8, waiting: 16 });

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ services: () => ({ passwordTurns }) });
});
afterAll(() => api.close());

const password = 'long enough';

async function newLinks(email: string): Promise<readonly string[]> {
  const tokens: string[] = [];
  for (let link = 0; link < 4; link += 1) {
    const json = { email, password, displayName: 'Nora' };
    expect((await api.config().post('/api/auth/SignUp', { json })).status).toBe(200);
    tokens.push(await confirmToken(api));
  }
  return tokens;
}

it.each(Array.from({ length: 6 }, (_, round) => round))(
  'only one of several concurrent sign-up confirmations for one address succeeds (round %i)',
  async (round) => {
    await api.database.root.deleteFrom('accountMails').execute();
    const tokens = await newLinks(`nora-${round}@example.com`);
    const responses = await Promise.all(
      tokens.map((token) =>
        api.config().post('/api/auth/ConfirmSignUp', { json: { token, password } }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 404, 404, 404,
    ]);
  },
);
