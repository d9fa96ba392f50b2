import { createSubmissionKey, listSubmissions } from '@sitewright/contracts/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withLookup } from '../../platform/database/index.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { reserveIdentifier } from '../websites/websites.queries.ts';
import { writeFormRow } from './forms.queries.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  const { websiteId } = site;
  await withLookup(api.database, async (db) => {
    await reserveIdentifier(db, 'former-name', websiteId, api.clock.now);
    await db
      .insertInto('domains')
      .values([
        { host: 'tidewater.example', websiteId, verifiedAt: api.clock.now },
        { host: 'unverified.example', websiteId, verifiedAt: null },
      ])
      .execute();
  });
});
afterAll(() => api.close());

const countMails = () =>
  site.inTenant(
    async (tenant) => (await tenant.selectFrom('outbox').select('cause').execute()).length,
  );

it('stores spam with its reason and without mail, and sends the mail once when it is released', async () => {
  const form = {
    ...formDraftOf({ notifyEmail: 'owner@example.com' }),
    id: api.services.createId(),
  };
  await site.inTenant((tenant) => writeFormRow(tenant, form, api.clock.now));
  const path = `/api/websites/${site.websiteId}/submissions`;
  const listed = async (query = '') =>
    (await site.owner.browser.get(`${path}?formId=${form.id}${query}`)).as(listSubmissions).rows;
  const before = await countMails();
  const visitor = site.visitor();
  const { data } = (await visitor.post('/api/form/FormSubmissionKey')).as(createSubmissionKey);
  const results = JSON.stringify({ email: 'ada@example.com', message: 'Hello' });
  const sent = { trap: 'http://cheap.example', filledInMs: 300 };
  const response = await visitor.post('/api/form/SaveFormSubmission', {
    json: { formId: form.id, form: results, key: data.key, ...sent },
  });
  expect(response.status).toBe(200);
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

it.each([
  [1_200, 1],
  [400, 0],
])('after an autofill of %i ms, adds this number of subscribers: %i', async (ms, joined) => {
  const { websiteId } = site;
  const mailingListId = api.services.createId();
  const form = { ...formDraftOf({ mailingListId }), id: api.services.createId() };
  await site.inTenant(async (tenant) => {
    const list = { websiteId, mailingListId, name: 'News' };
    await tenant.insertInto('mailingLists').values(list).execute();
    await writeFormRow(tenant, form, api.clock.now);
  });
  const visitor = site.visitor();
  const { data } = (await visitor.post('/api/form/FormSubmissionKey')).as(createSubmissionKey);
  const results = JSON.stringify({ email: 'ada@example.com', message: '' });
  await visitor.post('/api/form/SaveFormSubmission', {
    json: { formId: form.id, form: results, key: data.key, filledInMs: ms },
  });
  const subscribers = await site.inTenant((tenant) =>
    tenant
      .selectFrom('subscribers')
      .where('mailingListId', '=', mailingListId)
      .select('email')
      .execute(),
  );
  expect(subscribers).toHaveLength(joined);
});

it('does not resubscribe an unsubscribed address when a submission is released again', async () => {
  const { websiteId } = site;
  const mailingListId = api.services.createId();
  const form = { ...formDraftOf({ mailingListId }), id: api.services.createId() };
  await site.inTenant(async (tenant) => {
    await tenant.insertInto('mailingLists').values({ mailingListId, name: 'Letters' }).execute();
    await writeFormRow(tenant, form, api.clock.now);
  });
  const visitor = site.visitor();
  const { data } = (await visitor.post('/api/form/FormSubmissionKey')).as(createSubmissionKey);
  const results = JSON.stringify({ email: 'grace@example.com', message: 'Hello' });
  await visitor.post('/api/form/SaveFormSubmission', {
    json: { formId: form.id, form: results, key: data.key, trap: 'x', filledInMs: 9_000 },
  });
  const path = `/api/websites/${websiteId}/submissions`;
  const url = `${path}?formId=${form.id}&spam=true`;
  const [flagged] = (await site.owner.browser.get(url)).as(listSubmissions).rows;
  const left = () =>
    site.inTenant((tenant) =>
      tenant
        .selectFrom('subscribers')
        .where('mailingListId', '=', mailingListId)
        .select('unsubscribedAt')
        .execute(),
    );
  expect(await left()).toEqual([]);
  const release = () => site.owner.browser.post(`${path}/${flagged?.id}/release`);
  await release();
  expect(await left()).toEqual([{ unsubscribedAt: null }]);
  await site.inTenant((tenant) =>
    tenant
      .updateTable('subscribers')
      .set({ unsubscribedAt: api.clock.now })
      .where('mailingListId', '=', mailingListId)
      .execute(),
  );
  expect((await release()).status).toBe(200);
  expect(await left()).toEqual([{ unsubscribedAt: api.clock.now }]);
});

const socialFields = ['site', 'shop', 'blog', 'social', 'code'].map((id) => ({
  ...formDraftOf().fields[0]!,
  id,
  type: 'website' as const,
  title: id,
  required: false,
}));

it.each([
  [
    'five websites that the form asks for',
    Object.fromEntries(socialFields.map(({ id }) => [id, `https://www.${id}.example`])),
    30_000,
    null,
  ],
  [
    'four links in a message, each with scheme and www',
    { message: Array(4).fill('https://www.a.example').join(' ') },
    30_000,
    null,
  ],
  [
    'one answer that a browser filled in, beside what the page filled in',
    { email: 'ada@example.com', source: 'https://www.search.example' },
    1_200,
    null,
  ],
  [
    'five links in a message',
    { message: Array(5).fill('https://www.a.example').join(' ') },
    30_000,
    'It holds 5 links.',
  ],
  [
    'links to the website itself, under any of its addresses',
    {
      message: [
        'http://shop.localhost:8080/shop/mug https://former-name.localhost/shop/mug',
        'https://tidewater.example/a https://www.tidewater.example/b www.tidewater.example/c',
      ].join(' '),
    },
    30_000,
    null,
  ],
  [
    'links to a domain that is not verified',
    { message: Array(5).fill('https://unverified.example').join(' ') },
    30_000,
    'It holds 5 links.',
  ],
])('stores the expected spam reason for %s', async (_, values, filledInMs, reason) => {
  const draft = formDraftOf({ notifyEmail: '' });
  const hidden = { ...socialFields[0]!, id: 'source', type: 'hidden' as const, key: 'source' };
  const fields = [
    ...draft.fields.map((field) => ({ ...field, required: false })),
    ...socialFields,
    hidden,
  ];
  const form = { ...draft, fields, id: api.services.createId() };
  await site.inTenant((tenant) => writeFormRow(tenant, form, api.clock.now));
  const visitor = site.visitor();
  const { data } = (await visitor.post('/api/form/FormSubmissionKey')).as(createSubmissionKey);
  const response = await visitor.post('/api/form/SaveFormSubmission', {
    json: { formId: form.id, form: JSON.stringify(values), key: data.key, filledInMs },
  });
  expect(response.status).toBe(200);
  const path = `/api/websites/${site.websiteId}/submissions?formId=${form.id}`;
  const { rows } = (await site.owner.browser.get(path)).as(listSubmissions);
  expect(rows[0]?.spamReason).toBe(reason);
});
