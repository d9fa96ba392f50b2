import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueueAccountMail, markAccountMailFailed } from '../outbox/account-mail.queries.ts';
import { withLookup } from '../database/index.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { sweepTokens } from './sweep-tokens.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const dayMs = 86_400_000;

async function newMail(isGivenUp: boolean): Promise<string> {
  const mailId = api.services.createId();
  await withLookup(api.database, async (db) => {
    const baseUrl = 'http://localhost:4000';
    const site = { title: 'Sitewright', baseUrl, locale: 'en' };
    const view = { kind: 'accountExists', site, loginUrl: `${baseUrl}/config/login` } as const;
    await enqueueAccountMail(db, { mailId, to: 'ada@example.com', view, now: api.clock.now });
    if (isGivenUp) await markAccountMailFailed(db, mailId, null, 'no such mailbox');
  });
  return mailId;
}

const mails = async () =>
  (await api.database.root.selectFrom('accountMails').select('mailId').execute()).map(
    ({ mailId }) => mailId,
  );

it('removes account mails that failed more than a week ago, but no waiting ones', async () => {
  const [waiting, old] = [await newMail(false), await newMail(true)];
  const start = api.clock.now.getTime();
  api.clock.now = new Date(start + dayMs);
  const recent = await newMail(true);

  api.clock.now = new Date(start + 7 * dayMs);
  await sweepTokens(api.services);
  expect(await mails()).toEqual([waiting, old, recent]);
  api.clock.now = new Date(start + 7 * dayMs + 1_000);
  await sweepTokens(api.services);
  expect(await mails()).toEqual([waiting, recent]);
});
