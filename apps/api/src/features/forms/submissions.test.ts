import { createSubmissionKey, listSubmissions } from '@sitewright/contracts/api';
import type { Form } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import type { MailPayload } from '../../platform/outbox/index.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import type { TestRequestOptions, TestClient } from '../../testing/test-client.ts';
import { writeFormRow } from './forms.queries.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

let addresses = 0;
/** Where the calls of the present test come from: no test uses up the limit of another. */
let address = '';
beforeEach(() => {
  addresses += 1;
  address = `192.0.2.${addresses}`;
});

async function addForm(changes: Partial<Omit<Form, 'id'>> = {}, into = site): Promise<Form> {
  const form = { ...formDraftOf(changes), id: api.services.createId() };
  await into.inTenant((tenant) => writeFormRow(tenant, form, api.clock.now));
  return form;
}

/** A key, of no form in particular or of the one that asks for it. */
const keyFor = async (visitor: TestClient, formId?: string) =>
  (
    await visitor.post('/api/form/FormSubmissionKey', {
      headers: formId === undefined ? {} : { 'x-form-id': formId },
    })
  ).as(createSubmissionKey).data.key;

const results = { email: 'ada@example.com', message: 'Hello' };

const save = (
  visitor: TestClient,
  formId: string,
  body: object,
  options: TestRequestOptions = {},
) =>
  visitor.post('/api/form/SaveFormSubmission', {
    address,
    json: { formId, form: JSON.stringify(results), ...body },
    ...options,
  });

/** Asks for a key and sends, as the form in the browser does. */
const submit = async (formId: string, body: object = {}) => {
  const visitor = site.visitor();
  return save(visitor, formId, { key: await keyFor(visitor), ...body });
};

const stored = async (formId: string) =>
  (await site.owner.browser.get(`/api/websites/${site.websiteId}/submissions?formId=${formId}`)).as(
    listSubmissions,
  ).rows;

const mails = (into = site) =>
  into.inTenant((tenant) =>
    tenant.selectFrom('outbox').orderBy('outboxId').select(['cause', 'payload']).execute(),
  );

describe('a submission', () => {
  it('is stored with its answers and its page (FORM-74)', async () => {
    const form = await addForm();
    const response = await submit(form.id, {
      pagePath: '/contact',
      pageTitle: 'Contact us',
      pageId: 'a'.repeat(24),
      contentSource: 'c',
      pagePermissionTypeValue: 1,
      submitButtonText: 'Send',
      anything: 'from the census',
    });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ status: 'success', submissionId: expect.any(String) });
    expect(await stored(form.id)).toMatchObject([
      {
        formName: 'Contact',
        pagePath: '/contact',
        pageTitle: 'Contact us',
        spamReason: null,
        answers: [
          { fieldId: 'email', title: 'Email', text: 'ada@example.com' },
          { fieldId: 'message', title: 'Message', text: 'Hello' },
        ],
      },
    ]);
  });

  it('stores the extension of a ZIP+4 code separately and shows the full code', async () => {
    const fields: Form['fields'] = [{ id: 'home', type: 'address', title: 'Home' }];
    const form = await addForm({ fields });
    const home = { Line1: '1 Main St', City: 'Portland', State: 'ME', Country: 'US' };
    const sent = JSON.stringify({ home: { ...home, Zip: ' 04101-1234' } });
    expect((await submit(form.id, { form: sent })).status).toBe(200);
    const rejected = JSON.stringify({ home: { ...home, Zip: '04101-12' } });
    expect((await submit(form.id, { form: rejected })).body).toMatchObject({
      errors: { home: 'A US Zip has 5 digits.' },
    });
    const [row] = await site.inTenant((tenant) =>
      tenant.selectFrom('submissions').where('formId', '=', form.id).select('answers').execute(),
    );
    expect(row?.answers).toMatchObject({
      values: { home: { Zip: '04101', ZipExtension: '1234' } },
      texts: [{ text: '1 Main St, Portland, ME, 04101-1234, US' }],
    });
  });

  it('adds a subscriber to the mailing list and sends a notice to the owner (FORM-74)', async () => {
    const mailingListId = api.services.createId();
    await site.inTenant((tenant) =>
      tenant.insertInto('mailingLists').values({ mailingListId, name: 'News' }).execute(),
    );
    const form = await addForm({ mailingListId, notifyEmail: 'owner@example.com' });
    const before = (await mails()).length;
    await submit(form.id, { form: JSON.stringify({ email: 'Grace@Example.com' }) });
    await submit(form.id, { form: JSON.stringify({ email: 'grace@example.com' }) });
    const subscribers = await site.inTenant((tenant) =>
      tenant
        .selectFrom('subscribers')
        .where('mailingListId', '=', mailingListId)
        .select('email')
        .execute(),
    );
    expect(subscribers).toEqual([{ email: 'grace@example.com' }]);
    const sent = (await mails()).slice(before).map(({ payload }) => payload as MailPayload);
    const notices = sent.filter(({ view }) => view.kind === 'submissionNotice');
    expect(sent.map(({ view }) => view.kind)).toEqual([
      'newsletterWelcome',
      'submissionNotice',
      'submissionNotice',
    ]);
    expect(notices[0]).toMatchObject({
      to: 'owner@example.com',
      view: { kind: 'submissionNotice', formName: 'Contact', site: { title: 'The shop' } },
    });
  });

  it('sends a new subscriber one welcome mail with an unsubscribe link (NEWS-02)', async () => {
    const mailingListId = api.services.createId();
    await site.inTenant((tenant) =>
      tenant.insertInto('mailingLists').values({ mailingListId, name: 'Letters' }).execute(),
    );
    const form = await addForm({ mailingListId });
    const before = (await mails()).length;
    const signUp = () => submit(form.id, { form: JSON.stringify({ email: 'Grace@Example.com' }) });
    expect((await signUp()).status).toBe(200);
    expect((await signUp()).status).toBe(200);
    const sent = (await mails()).slice(before).map(({ payload }) => payload as MailPayload);
    expect(sent.map(({ to, view }) => [to, view.kind])).toEqual([
      ['Grace@Example.com', 'newsletterWelcome'],
    ]);
    const [{ view }] = sent as [MailPayload];
    const url = new URL(view.kind === 'newsletterWelcome' ? view.unsubscribeUrl : '');
    expect(url.host).toBe('shop.localhost:4000');
    await site.visitor().post(`${url.pathname}${url.search}`, { form: {} });
    const left = await site.inTenant((tenant) =>
      tenant
        .selectFrom('subscribers')
        .where('mailingListId', '=', mailingListId)
        .select('unsubscribedAt')
        .execute(),
    );
    expect(left).toEqual([{ unsubscribedAt: api.clock.now }]);
    // Who comes back is on the list again, and has his mail already.
    expect((await signUp()).status).toBe(200);
    expect((await mails()).length).toBe(before + 1);
  });

  it('of an unknown or empty form returns 404 (FORM-75)', async () => {
    const empty = await addForm({ fields: [] });
    for (const formId of [api.services.createId(), empty.id]) {
      const response = await submit(formId);
      expect(response.status).toBe(404);
      expect(response.body).toMatchObject({ error: 'This form has not been configured yet.' });
    }
  });

  it('of a form of another website returns 404', async () => {
    const other = await createTestSite(api, 'elsewhere');
    const form = await addForm({}, other);
    expect((await submit(form.id)).status).toBe(404);
  });

  it('is validated on the server with an error for each field (FORM-65)', async () => {
    const form = await addForm();
    const response = await submit(form.id, {
      form: JSON.stringify({ email: 'nobody', message: 'x' }),
    });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      error: 'One or more fields is invalid, please check your entries.',
      errors: { email: expect.stringContaining('Email is not valid') },
    });
    const missing = await submit(form.id, { form: '{}' });
    expect(missing.body).toMatchObject({ errors: { email: 'This field is required.' } });
    expect(await stored(form.id)).toEqual([]);
  });

  it.each([
    ['no JSON', { form: 'hello' }],
    ['a list', { form: '[]' }],
    ['JSON that is too deep', { form: '['.repeat(2000) }],
    ['a poisoned key', { form: '{"__proto__":{"email":"a@b.cd"}}' }],
    ['no form at all', { form: undefined }],
    ['an id that is none', { formId: 'contact' }],
    ['a page of the wrong shape', { pagePermissionTypeValue: 'open' }],
  ])('with %s is rejected with 400 (API-02)', async (_, body) => {
    const form = await addForm();
    const response = await submit(form.id, body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error: expect.any(String), errors: expect.any(Object) });
  });

  it('is rejected with 429 after ten per minute from one address (FORM-75)', async () => {
    const form = await addForm();
    const other = await addForm();
    for (let count = 0; count < 10; count += 1) expect((await submit(form.id)).status).toBe(200);
    const rejected = await submit(form.id);
    expect(rejected.status).toBe(429);
    expect(rejected.body).toMatchObject({
      error: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    });
    expect((await submit(other.id)).status).toBe(200);
    address = '192.0.2.250';
    expect((await submit(form.id)).status).toBe(200);
    expect(await stored(form.id)).toHaveLength(11);
  });

  it('is limited per IPv6 /64 block (FORM-75)', async () => {
    const form = await addForm();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      address = `2001:db8::${count + 1}:2:3:4`;
      statuses.push((await submit(form.id)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    address = '2001:db8:0:1::1';
    expect((await submit(form.id)).status).toBe(200);
  });
});

describe('a submission key', () => {
  it('is unique and valid for one submission (FORM-70)', async () => {
    const form = await addForm();
    const visitor = site.visitor();
    const [first, second] = [await keyFor(visitor), await keyFor(visitor)];
    expect(first).not.toBe(second);
    expect((await save(visitor, form.id, { key: first })).status).toBe(200);
    const other = JSON.stringify({ ...results, message: 'Something else' });
    const again = await save(visitor, form.id, { key: first, form: other });
    expect(again.body).toMatchObject({
      error: 'Could not get a form submission key, please try again later.',
    });
    expect((await save(visitor, form.id, { key: second })).status).toBe(200);
  });

  it('returns the stored response to a repeated submission without storing or mailing it again', async () => {
    const form = await addForm({ notifyEmail: 'owner@example.com' });
    const visitor = site.visitor();
    const key = await keyFor(visitor, form.id);
    const before = (await mails()).length;
    const first = await save(visitor, form.id, { key });
    // Browsers send the fields in whatever order.
    const { email, message } = results;
    const again = await save(site.visitor(), form.id, {
      key,
      form: JSON.stringify({ message, email: ` ${email} ` }),
    });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await stored(form.id)).toHaveLength(1);
    expect(await mails()).toHaveLength(before + 1);
  });

  it('returns the stored response even after the key has expired', async () => {
    const form = await addForm();
    const visitor = site.visitor();
    const key = await keyFor(visitor);
    const first = await save(visitor, form.id, { key });
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 2 * 3_600_000);
    await keyFor(visitor);
    expect((await save(visitor, form.id, { key })).body).toEqual(first.body);
    api.clock.now = start;
    expect(await stored(form.id)).toHaveLength(1);
  });

  it('is rejected for another form without returning the stored response', async () => {
    const form = await addForm();
    const other = await addForm();
    const visitor = site.visitor();
    const key = await keyFor(visitor);
    expect((await save(visitor, form.id, { key })).status).toBe(200);
    expect((await save(visitor, other.id, { key })).body).toMatchObject({ code: 'formKeyInvalid' });
  });

  it('stores one of several identical concurrent submissions and returns the same ID to all (FORM-70)', async () => {
    const form = await addForm({ notifyEmail: 'owner@example.com' });
    const visitor = site.visitor();
    const key = await keyFor(visitor);
    const before = (await mails()).length;
    const same = await Promise.all([1, 2, 3].map(() => save(visitor, form.id, { key })));
    expect(new Set(same.map(({ body }) => body['submissionId']))).toHaveProperty('size', 1);
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored(form.id)).toHaveLength(1);
    expect(await mails()).toHaveLength(before + 1);
  });

  it('is accepted for one of two different concurrent submissions (FORM-70)', async () => {
    const form = await addForm();
    const visitor = site.visitor();
    const key = await keyFor(visitor);
    const both = await Promise.all(
      [1, 2].map((count) =>
        save(visitor, form.id, {
          key,
          form: JSON.stringify({ ...results, message: `Hello ${count}` }),
        }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await stored(form.id)).toHaveLength(1);
  });

  it('expires after an hour, and belongs to its website (FORM-70)', async () => {
    const form = await addForm();
    const other = await createTestSite(api, 'keymaker');
    const visitor = site.visitor();
    const foreign = await keyFor(other.visitor());
    expect((await save(visitor, form.id, { key: foreign })).status).toBe(400);
    const key = await keyFor(visitor);
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 3_600_000);
    expect((await save(visitor, form.id, { key })).status).toBe(400);
    api.clock.now = new Date(start.getTime() + 3_599_999);
    expect((await save(visitor, form.id, { key })).status).toBe(200);
    api.clock.now = start;
  });

  it('is rejected if missing, unknown, used or created for another form (FORM-53)', async () => {
    const form = await addForm();
    const other = await addForm();
    const visitor = site.visitor();
    const used = await keyFor(visitor);
    expect((await save(visitor, other.id, { key: used })).status).toBe(200);
    const others = await keyFor(visitor, other.id);
    for (const key of [undefined, ''])
      expect((await save(visitor, form.id, { key })).status).toBe(400);
    for (const key of ['made up', used, others]) {
      const response = await save(visitor, form.id, { key });
      expect([response.status, response.body['code']]).toEqual([400, 'formKeyInvalid']);
    }
    expect(await stored(form.id)).toEqual([]);
    expect((await save(visitor, other.id, { key: others })).status).toBe(200);
    const own = await keyFor(visitor, form.id);
    expect((await save(visitor, form.id, { key: own })).status).toBe(200);
  });

  it('remains valid when the answers are rejected', async () => {
    const form = await addForm();
    const visitor = site.visitor();
    const key = await keyFor(visitor);
    expect((await save(visitor, form.id, { key, form: '{}' })).status).toBe(400);
    expect((await save(visitor, form.id, { key })).status).toBe(200);
  });

  it('is rejected with 403 for another origin', async () => {
    const form = await addForm();
    const headers = { origin: 'http://evil.example' };
    expect((await site.visitor().post('/api/form/FormSubmissionKey', { headers })).status).toBe(
      403,
    );
    const visitor = site.visitor();
    const key = await keyFor(visitor);
    expect((await save(visitor, form.id, { key }, { headers })).status).toBe(403);
  });
});
