import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { accountMails } from '../../testing/sign-up.ts';
import { sweepTokens } from './sweep-tokens.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const dayMs = 86_400_000;

const rowCounts = async () => {
  const { root } = api.database;
  const signUps = await root.selectFrom('sign_ups').select('token_hash').execute();
  const mails = await root.selectFrom('account_mails').select('state').execute();
  return { signUps: signUps.length, mails: mails.map(({ state }) => state) };
};

it('removes sign-ups that are over, and mails that could not be sent', async () => {
  const json = { email: 'ada@example.com', password: 'long enough', displayName: 'Ada' };
  for (const email of ['ada@example.com', 'grace@example.com'])
    await api.config().post('/api/auth/SignUp', { json: { ...json, email } });
  expect(await accountMails(api)).toHaveLength(2);
  await api.database.root
    .updateTable('account_mails')
    .set({ state: 'failed' })
    .where('mail_id', '=', (first) =>
      first.selectFrom('account_mails').orderBy('mail_id').limit(1).select('mail_id'),
    )
    .execute();

  api.clock.now = new Date(api.clock.now.getTime() + dayMs - 1_000);
  await sweepTokens(api.services);
  expect(await rowCounts()).toEqual({ signUps: 2, mails: expect.arrayContaining(['failed']) });
  api.clock.now = new Date(api.clock.now.getTime() + dayMs + 2_000);
  await sweepTokens(api.services);
  // What still waits is tried again.
  expect(await rowCounts()).toEqual({ signUps: 0, mails: ['waiting'] });
});
