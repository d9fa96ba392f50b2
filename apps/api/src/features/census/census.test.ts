import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import type { TestRequestOptions } from '../../testing/test-client.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());
beforeEach(() =>
  site.inTenant(async (tenant) => {
    await tenant.deleteFrom('censusHits').execute();
    await tenant.deleteFrom('recordedEvents').execute();
  }),
);

const hits = () => site.inTenant((tenant) => tenant.selectFrom('censusHits').selectAll().execute());
const events = () =>
  site.inTenant((tenant) =>
    tenant
      .selectFrom('recordedEvents')
      .orderBy('eventId')
      .select(['kind', 'data', 'visitor'])
      .execute(),
  );

const post = (path: string, options: TestRequestOptions) => site.visitor().post(path, options);
const page = {
  pageTitle: 'Home',
  pageId: 'a'.repeat(24),
  contentSource: 'c',
  pagePath: '/',
  pagePermissionTypeValue: 1,
};
const button = {
  id: 'button-1',
  buttonText: 'Buy',
  clickthroughUrl: '/shop',
  alignment: 'center',
  size: 'large',
  newWindow: false,
  context: 'section-1',
};

const hit = (changes: object = {}, options: TestRequestOptions = {}) =>
  post('/api/census/RecordHit', {
    form: {
      event: 'View',
      data: JSON.stringify({
        url: 'http://shop.localhost:4000/shop',
        title: 'Shop',
        clientDate: 1,
        ...changes,
      }),
      ss_cvr: 'visitor-1',
    },
    ...options,
  });

describe('a page hit', () => {
  it('is stored for the website and its page (CENSUS-17)', async () => {
    const result = await hit({ collectionId: site.shopId, websiteId: 'another website’s' });
    expect([result.status, result.body]).toEqual([200, {}]);
    expect(await hits()).toMatchObject([
      {
        websiteId: site.websiteId,
        event: 'View',
        visitor: 'visitor-1',
        data: { url: 'http://shop.localhost:4000/shop', collectionId: site.shopId },
      },
    ]);
  });

  it('without a cookie is counted once per visitor and day without storing the address', async () => {
    const form = { event: 'View', data: JSON.stringify({ url: '/' }), ss_cvr: '' };
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2'])
      await post('/api/census/RecordHit', { form, address });
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 86_400_000);
    await post('/api/census/RecordHit', { form, address: '192.0.2.1' });
    api.clock.now = start;
    const visitors = (await hits()).map(({ visitor }) => visitor);
    expect(new Set(visitors).size).toBe(3);
    expect(visitors.join()).not.toContain('192.0.2');
  });

  it('with Sec-GPC is stored under a daily ID unless the visitor consented', async () => {
    await hit({}, { headers: { 'sec-gpc': '1' } });
    await hit({}, { headers: { 'sec-gpc': '1', cookie: 'ss_consent=accept.1' } });
    expect((await hits()).map(({ visitor }) => visitor).toSorted()).toEqual([
      expect.stringMatching(/^2026-11-20\./),
      'visitor-1',
    ]);
  });

  it.each([
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['no address', '{"title":"Shop"}'],
    ['a date that is a text', '{"url":"/","clientDate":"yesterday"}'],
  ])('is rejected with 400 if its data is %s (API-02)', async (_, data) => {
    const response = await post('/api/census/RecordHit', { form: { event: 'View', data } });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error: expect.any(String), errors: expect.any(Object) });
    expect(await hits()).toEqual([]);
  });
});

describe('an interaction', () => {
  it.each([
    ['button-click', 'buttonClick'],
    ['button-render', 'buttonRender'],
  ])('%s is stored, and an invalid body is rejected (BTN-06)', async (name, kind) => {
    const path = `/api/census/${name}`;
    const response = await post(path, { json: { ...button, ...page, visitorCookie: 'v' } });
    expect(response.status).toBe(200);
    expect(await events()).toEqual([{ kind, data: { ...button, ...page }, visitor: 'v' }]);
    for (const wrong of [{}, { ...button, newWindow: 'no' }, { ...button, id: 7 }, []])
      expect((await post(path, { json: wrong })).status).toBe(400);
    expect(await events()).toHaveLength(1);
  });

  it('with a form is stored (CENSUS-19)', async () => {
    const formId = api.services.createId();
    await post('/api/census/form-render', { json: { formId, visitorCookie: '' } });
    expect(await events()).toMatchObject([{ kind: 'formRender', data: { formId } }]);
  });

  it('with an overlay is stored (CENSUS-21)', async () => {
    const record = { action: 'closed', overlayVersion: 3, ...page };
    await post('/api/census/overlay', { json: { ...record, visitorCookie: 'v' } });
    expect(await events()).toEqual([{ kind: 'overlay', data: record, visitor: 'v' }]);
    expect((await post('/api/census/overlay', { json: { action: 'burnt' } })).status).toBe(400);
  });

  it('with a quick view is stored for its product (CENSUS-23)', async () => {
    const itemId = api.services.createId();
    expect((await post(`/api/census/RecordQuickView/${itemId}`, {})).status).toBe(200);
    expect(await events()).toMatchObject([{ kind: 'quickView', data: { itemId } }]);
    expect((await post('/api/census/RecordQuickView/moss', {})).status).toBe(404);
  });
});

it('responds with an uncached pixel and stores the landing page (CENSUS-25)', async () => {
  const query =
    'landing=%2Fshop&refer=http%3A%2F%2Fsearch.example&rk=&lang=en&screen=390x844&campaign=spring';
  const response = await site.visitor().get(`/api/track/Track?${query}`);
  expect(response.headers).toMatchObject({
    'content-type': 'image/gif',
    'cache-control': 'no-store',
  });
  expect(response.text.slice(0, 6)).toBe('GIF89a');
  expect(await events()).toMatchObject([
    { kind: 'landing', data: { landing: '/shop', campaign: 'spring', screen: '390x844' } },
  ]);
  expect((await site.visitor().get('/api/track/Track')).status).toBe(400);
});

describe('a custom event', () => {
  it('is stored with a valid crumb header, and responds with an empty object (EVENT-07)', async () => {
    const visitor = site.visitor();
    const form = { event: 'openedMenu', data: '{"pagePath":"/"}' };
    const response = await visitor.post('/api/events/RecordEvent', { form });
    expect([response.status, response.body]).toEqual([200, {}]);
    expect(await events()).toMatchObject([
      { kind: 'event', data: { event: 'openedMenu', payload: { pagePath: '/' } } },
    ]);
    const headers = { 'x-csrf-token': 'forged' };
    const forged = await visitor.post('/api/events/RecordEvent', { form, headers });
    expect(forged.body).toMatchObject({ crumbFail: true });
    const field = { ...form, crumb: visitor.cookies.get('crumb') ?? '' };
    const noHeader = { form: field, headers: { 'x-csrf-token': '' } };
    expect((await visitor.post('/api/events/RecordEvent', noHeader)).status).toBe(400);
    expect(await events()).toHaveLength(1);
  });

  it('for the events service is validated, stored and responds with 202 (EVENT-10)', async () => {
    const json = {
      analyticsId: 'analytics-1',
      commonData: { websiteId: site.websiteId },
      customData: { plan: 3 },
      customSchemaName: 'plan_chosen',
    };
    expect((await post('/api/v1/events', { json })).status).toBe(202);
    expect(await events()).toMatchObject([
      { kind: 'analytics', data: json, visitor: 'analytics-1' },
    ]);
    for (const wrong of [{}, { ...json, customData: 'x' }, { ...json, customSchemaName: '' }])
      expect((await post('/api/v1/events', { json: wrong })).status).toBe(400);
  });
});

describe('a JavaScript error report', () => {
  const report = { event: 'error', data: { message: 'x is not a function' }, timestamp: 1 };
  const path = '/api/events/RecordJavascriptErrors';

  it('is stored with a valid crumb header and rejected otherwise (ERRREP-03)', async () => {
    const visitor = site.visitor();
    const headers = { 'x-csrf-token': 'forged' };
    const rejected = await visitor.post(path, { json: [report], headers });
    expect(rejected.body).toMatchObject({ crumbFail: true });
    expect(await events()).toEqual([]);
    const response = await visitor.post(path, { json: [report, report] });
    expect([response.status, response.text]).toEqual([204, '']);
    expect(await events()).toMatchObject([
      { kind: 'javascriptError', data: report },
      { kind: 'javascriptError', data: report },
    ]);
  });

  it('is rejected if empty, malformed or with more than 20 entries (API-02)', async () => {
    const visitor = site.visitor();
    for (const json of [[], [{}], report, Array.from({ length: 21 }, () => report)])
      expect((await visitor.post(path, { json })).status).toBe(400);
  });
});

it('stores log entries with 204 and rejects data other than a JSON array (TRACE-04)', async () => {
  const trace = (data: string) => post('/api/events/Trace', { form: { data } });
  expect((await trace('[{"level":"warn"},"slow"]')).status).toBe(204);
  expect(await events()).toMatchObject([
    { kind: 'trace', data: { entries: [{ level: 'warn' }, 'slow'] } },
  ]);
  for (const data of ['{}', 'slow', '"slow"', '']) expect((await trace(data)).status).toBe(400);
});

describe('performance endpoints', () => {
  it('return a unique page load ID from each settings request (PERF-05)', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(
        async () => (await site.visitor().get('/api/1/performance/settings')).body['pageLoadId'],
      ),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).toEqual(ids.map(() => expect.stringMatching(/.+/)));
  });

  it('store records sent as text/plain and respond with 204 (PERF-07)', async () => {
    const record = { pageLoadId: 'p1', layoutShift: 0.01, loadEventEnd: 120.5 };
    const path = '/api/1/performance/records';
    expect((await post(path, { text: JSON.stringify([record]) })).status).toBe(204);
    expect(await events()).toMatchObject([{ kind: 'performance', data: record }]);
    for (const text of ['', 'x', '{}', '[]', '[{"pageLoadId":1}]'])
      expect((await post(path, { text })).status).toBe(400);
  });

  it('are distinct from the trace endpoint, which rejects text/plain with 415', async () => {
    expect((await post('/api/events/Trace', { text: '[]' })).status).toBe(415);
  });
});
