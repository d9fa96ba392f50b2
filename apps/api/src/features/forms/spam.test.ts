import { createSubmissionKey, listSubmissions } from '@sitewright/contracts/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { writeFormRow } from './forms.queries.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const countMails = () =>
  site.inTenant(async (trx) => (await trx.selectFrom('outbox').select('cause').execute()).length);

it('keeps spam with the reason, sends nothing, and does all of it once when it is released', async () => {
  const form = {
    ...formDraftOf({ notifyEmail: 'owner@example.com' }),
    id: api.services.createId(),
  };
  await site.inTenant((trx) => writeFormRow(trx, site.websiteId, form, api.clock.now));
  const path = `/api/websites/${site.websiteId}/submissions`;
  const listed = async (query = '') =>
    (await site.owner.browser.get(`${path}?formId=${form.id}${query}`)).as(listSubmissions).rows;
  const before = await countMails();
  const visitor = site.visitor();
  const { data } = (await visitor.post('/api/form/FormSubmissionKey')).as(createSubmissionKey);
  const answers = JSON.stringify({ email: 'ada@example.com', message: 'Hello' });
  const sent = { trap: 'http://cheap.example', filledInMs: 300 };
  const answer = await visitor.post('/api/form/SaveFormSubmission', {
    json: { formId: form.id, form: answers, key: data.key, ...sent },
  });
  expect(answer.status).toBe(200);
  const [flagged] = await listed();
  expect(flagged?.spamReason).toBe('A hidden field was filled in. It was sent within two seconds.');
  expect(await countMails()).toBe(before);

  expect(await listed('&spam=true')).toHaveLength(1);
  const release = () => site.owner.browser.post(`${path}/${flagged?.id}/release`);
  expect((await release()).body).toEqual({ ok: true });
  await release();
  expect((await listed())[0]?.spamReason).toBeNull();
  expect(await countMails()).toBe(before + 1);
  expect(await listed('&spam=true')).toEqual([]);
});
