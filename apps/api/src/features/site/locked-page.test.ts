import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  const base = `/api/websites/${site.websiteId}`;
  const { browser } = site.owner;
  for (const title of ['Proofs', 'Contracts']) {
    const pageId = String((await browser.post(`${base}/pages`, { json: { title } })).body['id']);
    await browser.call('PATCH', `${base}/pages/${pageId}`, {
      json: { access: 'locked', password: `${title} please` },
    });
  }
  await browser.post(`${base}/releases`, { json: {} });
});
afterAll(() => api.close());

const html = { headers: { accept: 'text/html' } };
const unlock = (visitor: ReturnType<TestSite['visitor']>, path: string, password: string) =>
  visitor.post('/api/unlock/post', { form: { path, password } });

it('opens to who gives its password, and only that page', async () => {
  const visitor = site.visitor();
  const answer = await unlock(visitor, '/proofs', 'Proofs please');
  expect([answer.status, answer.headers.location]).toEqual([303, '/proofs']);
  const page = await visitor.get('/proofs', html);
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await visitor.get('/contracts', html)).status).toBe(403);
  expect((await site.visitor().get('/proofs', html)).status).toBe(403);
});

it('says that a password was wrong, and stays closed', async () => {
  const visitor = site.visitor();
  const answer = await unlock(visitor, '/proofs', 'Contracts please');
  expect(answer.status).toBe(403);
  expect(answer.text).toContain('"wrongPassword":true');
  expect((await visitor.get('/proofs', html)).status).toBe(403);
});

it('closes again when its password changes', async () => {
  const visitor = site.visitor();
  await unlock(visitor, '/contracts', 'Contracts please');
  expect((await visitor.get('/contracts', html)).status).toBe(200);
  const base = `/api/websites/${site.websiteId}`;
  const { rows } = (await site.owner.browser.get(`${base}/pages`)).body as unknown as {
    rows: { id: string; title: string }[];
  };
  const page = rows.find((row) => row.title === 'Contracts');
  await site.owner.browser.call('PATCH', `${base}/pages/${page?.id}`, {
    json: { password: 'another one' },
  });
  await site.owner.browser.post(`${base}/releases`, { json: {} });
  expect((await visitor.get('/contracts', html)).status).toBe(403);
});

it('refuses a cookie that was made up, and one of another website', async () => {
  const visitor = site.visitor();
  visitor.cookies.set('sw_unlock', `${site.websiteId}.anything.99999999999999.signature`);
  expect((await visitor.get('/proofs', html)).status).toBe(403);
});
