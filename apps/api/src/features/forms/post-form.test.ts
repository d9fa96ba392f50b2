import { AsyncLocalStorage } from 'node:async_hooks';
import { createForm } from '@sitewright/contracts/api';
import type { Form } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { readFormReturn, type FormReturnQuery } from './form-return.ts';
import { writeFormRow } from './forms.queries.ts';

let api: TestApi;
let site: TestSite;
/** What the clock says for one call, where it is not what it says for all. */
const clockOfCall = new AsyncLocalStorage<Date>();
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  let common = api.clock.now;
  Object.defineProperty(api.clock, 'now', {
    get: () => clockOfCall.getStore() ?? common,
    set: (now: Date) => {
      common = now;
    },
  });
});
afterAll(() => api.close());

let form: Form;
async function addForm(changes: Partial<Omit<Form, 'id'>> = {}): Promise<Form> {
  const created = { ...formDraftOf(changes), id: api.services.createId() };
  await site.inTenant((tenant) => writeFormRow(tenant, created, api.clock.now));
  return created;
}
beforeEach(async () => {
  form = await addForm();
});

const typed = { 'fields[email]': 'ada@example.com', 'fields[message]': 'Hello' };
const place = { pagePath: '/contact', pageTitle: 'Contact', blockId: 'form1' };

const post = (fields: Record<string, string | string[]>, formId = form.id) =>
  site.visitor().post('/api/form/post', { form: { formId, ...place, ...fields } });

const submissions = (formId = form.id) =>
  site.inTenant((tenant) =>
    tenant
      .selectFrom('submissions')
      .where('formId', '=', formId)
      .select(['answers', 'page', 'spamReason'])
      .execute(),
  );

/** What the page that a redirect leads to has to show. */
const returned = (location: unknown, now = api.clock.now) => {
  const { searchParams } = new URL(String(location), 'http://shop.localhost');
  const query: FormReturnQuery = Object.fromEntries(searchParams);
  return site.inTenant((tenant) => readFormReturn(tenant, query, now));
};

describe('a form posted without JavaScript', () => {
  it('is stored without a submission key from the client (FORM-53)', async () => {
    const response = await post(typed);
    expect(response.status).toBe(303);
    expect(response.headers.location).toBe(
      `/contact?form=${form.id}&sent=1&block=form1#block-form1`,
    );
    expect(await submissions()).toMatchObject([
      { page: { path: '/contact', title: 'Contact' }, spamReason: null },
    ]);
    expect(await returned(response.headers.location)).toEqual({
      formId: form.id,
      blockId: 'form1',
      values: {},
      errors: {},
      succeeded: true,
    });
  });

  it('is stored once when posted twice, and again with other values or after a minute', async () => {
    const sent = `/contact?form=${form.id}&sent=1&block=form1#block-form1`;
    const twice = await Promise.all([post(typed), post(typed)]);
    expect(twice.map(({ headers }) => headers.location)).toEqual([sent, sent]);
    expect(await submissions()).toHaveLength(1);
    api.clock.now = new Date(api.clock.now.getTime() + 9_000);
    expect((await post(typed)).headers.location).toBe(sent);
    expect(await submissions()).toHaveLength(1);
    await post({ ...typed, 'fields[message]': 'And this' });
    expect(await submissions()).toHaveLength(2);
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    await post(typed);
    expect(await submissions()).toHaveLength(3);
  });

  it.each([
    ['just before and just after ten full seconds', -1, 1],
    ['by two servers whose clocks differ', 4_000, -4_000],
    ['nearly ten seconds apart', -9_990, 0],
  ])('is stored once when posted twice concurrently, %s', async (_, first, second) => {
    const full = Math.ceil(api.clock.now.getTime() / 10_000) * 10_000;
    const responses = await Promise.all(
      [first, second].map((ms) => clockOfCall.run(new Date(full + ms), () => post(typed))),
    );
    const sent = `/contact?form=${form.id}&sent=1&block=form1#block-form1`;
    expect(responses.map(({ headers }) => headers.location)).toEqual([sent, sent]);
    expect(await submissions()).toHaveLength(1);
  });

  it('accepts localized input and stores normalized values', async () => {
    const lines = { website: 'example.com', currency: '$1,250', number: '１２' } as const;
    const days = { Month: '٢', Day: '٩', Year: '２０２８' };
    const clock = { Hour: '14', Minute: '30', Ampm: 'PM' };
    const fields = [...Object.keys(lines), 'email', 'date', 'time'].map((id) => ({
      id,
      type: id,
      title: id,
    }));
    const created = await addForm({ fields: fields as unknown as Form['fields'] });
    const entries = [
      ...Object.entries(lines).map(([id, line]) => [`fields[${id}]`, line]),
      ['fields[email]', 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
      ...Object.entries(days).map(([part, line]) => [`fields[date][${part}]`, line]),
      ...Object.entries(clock).map(([part, line]) => [`fields[time][${part}]`, line]),
    ];
    const response = await post(Object.fromEntries(entries), created.id);
    expect(response.headers.location).toBe(
      `/contact?form=${created.id}&sent=1&block=form1#block-form1`,
    );
    expect(await submissions(created.id)).toMatchObject([
      {
        answers: {
          values: {
            website: 'https://example.com',
            currency: '1,250',
            number: '12',
            email: 'ada@example.com',
            date: { Month: '2', Day: '9', Year: '2028' },
            time: { Hour: '2', Minute: '30', Second: '', Ampm: 'PM' },
          },
        },
      },
    ]);
  });

  it.each([
    ['text', '\u200b\u2800', null],
    ['currency', '\u200e€ ١٬٢٥٠٫٥', '1,250.5'],
    ['number', '\u202a12\u202c', '12'],
  ])('ignores invisible characters in a required %s: %j', async (type, line, stored) => {
    const field = { id: 'f', type, title: 'Field', required: true, currencySymbol: '€' };
    const { id } = await addForm({ fields: [field] as unknown as Form['fields'] });
    const response = await post({ 'fields[f]': line }, id);
    expect(await submissions(id)).toMatchObject(
      stored === null ? [] : [{ answers: { values: { f: stored } } }],
    );
    expect((await returned(response.headers.location))?.errors).toEqual(
      stored === null ? { f: 'This field is required.' } : {},
    );
  });

  it.each([
    ['Hong Kong', '', null],
    ['الإمارات العربية المتحدة', '', null],
    ['Hong Kong', '999077', null],
    ['Germany', '', 'This field is required.'],
    ['United States', '1234', 'A US Zip has 5 digits.'],
  ])(
    'requires a postal code only in countries that have them: %s %j (FORM-64)',
    async (Country, Zip, error) => {
      const home = { id: 'home', type: 'address', title: 'Home', required: true };
      const { id } = await addForm({ fields: [home] as unknown as Form['fields'] });
      const parts = { Line1: '1 Pier Road', City: 'Central', Zip, Country };
      const entries = Object.entries(parts).map(([part, line]) => [`fields[home][${part}]`, line]);
      const response = await post(Object.fromEntries(entries), id);
      expect(await submissions(id)).toHaveLength(error === null ? 1 : 0);
      expect((await returned(response.headers.location))?.errors).toEqual(
        error === null ? {} : { home: error },
      );
    },
  );

  it.each([
    ['/thanks', '/thanks'],
    ['thanks', '/thanks'],
    [' /thanks?from=form#top ', '/thanks?from=form#top'],
    ['/danke-schön', '/danke-sch%C3%B6n'],
    ['/ありがとう', '/%E3%81%82%E3%82%8A%E3%81%8C%E3%81%A8%E3%81%86'],
    [
      'https://example.com/ありがとう',
      'https://example.com/%E3%81%82%E3%82%8A%E3%81%8C%E3%81%A8%E3%81%86',
    ],
    ['javascript:alert(1)', '/javascript:alert(1)'],
    ['//evil.example', '/'],
  ])('redirects to the success page %j of a form', async (successRedirect, location) => {
    const created = await site.owner.browser.post(`/api/websites/${site.websiteId}/forms`, {
      json: formDraftOf({ successRedirect }),
    });
    const response = await post(typed, created.as(createForm).id);
    expect([response.status, response.headers.location]).toEqual([303, location]);
  });

  it('redirects to the page with the submitted values and field errors, without the password', async () => {
    const choices = { id: 'colors', type: 'checkbox', title: 'Colors', options: ['Red', 'Blue'] };
    const secret = { id: 'secret', type: 'password', title: 'Secret' };
    const { fields } = formDraftOf();
    const { id } = await addForm({ fields: [...fields, choices, secret] as Form['fields'] });
    const response = await post(
      {
        'fields[email]': 'nobody',
        'fields[message]': 'Hi\nthere',
        'fields[colors]': ['Red', 'Blue'],
        'fields[secret]': 'hunter2',
      },
      id,
    );
    expect(response.headers.location).toMatch(
      /^\/contact\?form=[0-9a-f]{24}&return=[\w-]{43}&block=form1#block-form1$/,
    );
    expect(await returned(response.headers.location)).toEqual({
      formId: id,
      blockId: 'form1',
      values: {
        'fields[email]': 'nobody',
        'fields[message]': 'Hi\nthere',
        'fields[colors]': 'Red\nBlue',
      },
      errors: { email: expect.stringContaining('Email is not valid') },
      message: 'One or more fields is invalid, please check your entries.',
    });
    expect(await submissions(id)).toEqual([]);
  });

  it('shows the result of a form only to the visitor whose address contains it', async () => {
    const show = async (path: string) => {
      const page = await site.visitor().get(path, { headers: { accept: 'text/html' } });
      const { formReturn } = JSON.parse(page.text) as { readonly formReturn?: object };
      return { formReturn, cacheControl: page.headers['cache-control'] };
    };
    const sent = `/?form=${form.id}&sent=1&block=form1`;
    const rejected = await post({ ...typed, pagePath: '/', 'fields[email]': 'no address' });
    for (const path of [sent, String(rejected.headers.location)]) {
      const result = await show(path);
      expect(result.formReturn).toMatchObject({ formId: form.id });
      expect(result.cacheControl).toBe('private, no-store');
      // Also when the page is in the cache.
      for (const plain of [await show('/'), await show('/')])
        expect(plain).toEqual({ formReturn: undefined, cacheControl: 'no-cache' });
      expect(await show(path)).toEqual(result);
    }
  });

  it('stores the submitted values for 15 minutes under their token', async () => {
    const { location } = (await post({ 'fields[email]': '' })).headers;
    const later = new Date(api.clock.now.getTime() + 900_000);
    expect(await returned(location)).toBeDefined();
    expect(await returned(location, later)).toBeUndefined();
    expect(await returned(String(location).replace(/return=.{4}/, 'return=AAAA'))).toBeUndefined();
    const other = await addForm();
    expect(await returned(String(location).replace(form.id, other.id))).toBeUndefined();
  });

  it('redirects with the captcha error and the submitted values (FORM-79)', async () => {
    const { id } = await addForm({ captcha: true });
    const response = await post(typed, id);
    expect(response.status).toBe(303);
    expect(await returned(response.headers.location)).toMatchObject({
      message: 'Complete CAPTCHA before submitting.',
      values: typed,
    });
    expect(await submissions(id)).toEqual([]);
  });

  it('is flagged as spam if the hidden field is filled in', async () => {
    expect((await post({ ...typed, contact_website: 'http://x.y' })).status).toBe(303);
    expect(await submissions()).toMatchObject([{ spamReason: 'A hidden field was filled in.' }]);
  });

  it('redirects with an error when the rate limit is exceeded', async () => {
    for (let count = 0; count < 10; count += 1) await post(typed);
    const response = await post(typed);
    expect(response.status).toBe(303);
    expect(await returned(response.headers.location)).toMatchObject({
      message: expect.stringContaining('Submission rate limit exceeded'),
      values: typed,
    });
  });

  it.each([
    ['//evil.example/x', '/'],
    ['http://evil.example', '/'],
    [String.raw`/\evil.example`, '/'],
    ['/shop?edit=1#x', '/shop'],
  ])('redirects for the page path %s only to the path %s', async (pagePath, path) => {
    const { location } = (await post({ ...typed, pagePath, blockId: '"><b>' })).headers;
    expect(location).toBe(`${path}?form=${form.id}&sent=1`);
  });

  it('is rejected with 403 from another origin', async () => {
    const options = { form: { formId: form.id, ...typed } };
    const foreign = { ...options, headers: { origin: 'http://evil.example' } };
    expect((await site.visitor().post('/api/form/post', foreign)).status).toBe(403);
    expect(await submissions()).toEqual([]);
  });

  it('returns 404 if the form does not exist', async () => {
    expect((await post(typed, api.services.createId())).status).toBe(404);
    expect((await post(typed, 'contact')).status).toBe(404);
  });
});
