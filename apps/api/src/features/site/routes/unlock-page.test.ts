import { listReleases } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bumpDataRevision } from '../../../platform/page-cache/site-revision.queries.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { insertTestItem } from '../../../testing/insert-test-item.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';

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

it('unlocks one page with its password', async () => {
  const visitor = site.visitor();
  const response = await unlock(visitor, '/proofs', 'Proofs please');
  expect([response.status, response.headers.location]).toEqual([303, '/proofs']);
  const page = await visitor.get('/proofs', html);
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await visitor.get('/contracts', html)).status).toBe(403);
  expect((await site.visitor().get('/proofs', html)).status).toBe(403);
  const open = await visitor.get('/', html);
  expect([open.status, open.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(open.headers.etag).toBe((await site.visitor().get('/', html)).headers.etag);
});

it('shows a locked page only to the unlocked visitor when several request it concurrently', async () => {
  const visitor = site.visitor();
  await unlock(visitor, '/proofs', 'Proofs please');
  // A new revision, whose pages nobody has requested yet.
  await site.inTenant((tenant) => bumpDataRevision(tenant));
  api.services.revisions.forget(site.websiteId);
  const visitors = [site.visitor(), visitor, site.visitor()];
  const pages = await Promise.all(visitors.map((each) => each.get('/proofs', html)));
  expect(pages.map(({ status }) => status)).toEqual([403, 200, 403]);
});

it('locks again after 12 hours', async () => {
  const visitor = site.visitor();
  await unlock(visitor, '/proofs', 'Proofs please');
  const before = api.clock.now;
  const statusAfter = async (ms: number) => {
    api.clock.now = new Date(before.getTime() + ms);
    return (await visitor.get('/proofs', html)).status;
  };
  expect(await statusAfter(12 * 3_600_000 - 1_000)).toBe(200);
  expect(await statusAfter(12 * 3_600_000 + 1_000)).toBe(403);
  api.clock.now = before;
});

describe('a locked collection', () => {
  const password = 'Shop please';
  let paths: readonly string[];
  beforeAll(async () => {
    const base = `/api/websites/${site.websiteId}`;
    await site.owner.browser.call('PATCH', `${base}/pages/${site.shopPageId}`, {
      json: { access: 'locked', password },
    });
    await site.owner.browser.post(`${base}/releases`, { json: {} });
    await insertTestItem(api, site, { title: 'A mug', urlId: 'mug' });
    paths = ['/shop', '/shop/mug', `/pages/${site.shopPageId}`];
  });

  it('unlocks from its path, an item and its id (LOCK-01)', async () => {
    for (const path of paths) {
      const visitor = site.visitor();
      expect([path, (await visitor.get(path, html)).status]).toEqual([path, 403]);
      const response = await unlock(visitor, path, password);
      expect([path, response.status, response.headers.location]).toEqual([path, 303, path]);
      for (const other of paths)
        expect([path, other, (await visitor.get(other, html)).status]).toEqual([path, other, 200]);
    }
  });

  it('stays locked after a wrong password, and reveals no content', async () => {
    for (const path of paths) {
      const visitor = site.visitor();
      const response = await unlock(visitor, path, 'Proofs please');
      expect([response.status, response.headers.location]).toEqual([303, `${path}?password=wrong`]);
      const again = await visitor.get(`${path}?password=wrong`, html);
      expect([path, again.status]).toEqual([path, 403]);
      expect(again.text).toContain('"wrongPassword":true');
      expect(again.text).not.toContain('A mug');
    }
    expect((await unlock(site.visitor(), '/shop/nothing', password)).status).toBe(404);
  });
});

it('shows the error of a wrong password at its own path, and stays locked', async () => {
  const visitor = site.visitor();
  const response = await unlock(visitor, '/proofs', 'Contracts please');
  const { location } = response.headers;
  expect([response.status, location, response.text]).toEqual([303, '/proofs?password=wrong', '']);
  const again = await visitor.get(String(location), html);
  expect([again.status, again.headers['cache-control']]).toEqual([403, 'private, no-store']);
  expect(again.text).toContain('"wrongPassword":true');
  const later = await visitor.get('/proofs', html);
  expect(later.status).toBe(403);
  expect(later.text).toContain('"wrongPassword":false');
});

it('never redirects to another site, and shows no password error on open pages', async () => {
  const visitor = site.visitor();
  for (const path of ['//elsewhere.example/proofs', 'https://elsewhere.example/proofs', '/'])
    expect([path, (await unlock(visitor, path, 'x')).headers.location]).toEqual([path, undefined]);
  const open = await visitor.get('/?password=wrong', html);
  expect([open.status, open.text]).toEqual([200, (await visitor.get('/', html)).text]);
});

it('stays locked on the preview of an earlier release (LOCK-01)', async () => {
  const url = `/api/websites/${site.websiteId}/releases`;
  const { rows } = (await site.owner.browser.get(url)).as(listReleases);
  const { search } = new URL(rows[0]?.previewUrl ?? '');
  expect((await site.visitor().get(`/${search}`, html)).status).toBe(200);
  const page = await site.visitor().get(`/proofs${search}`, html);
  expect(page.status).toBe(403);
  expect(page.text).not.toContain('Proofs');
});

it('locks again when its password changes', async () => {
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

it('rejects a forged unlock cookie', async () => {
  const visitor = site.visitor();
  visitor.cookies.set('sw_unlock', `${site.websiteId}.anything.99999999999999.signature`);
  expect((await visitor.get('/proofs', html)).status).toBe(403);
});

it('rejects locking a page without a password, and locks it once a password is stored', async () => {
  const base = `/api/websites/${site.websiteId}`;
  const { browser } = site.owner;
  const pageId = String(
    (await browser.post(`${base}/pages`, { json: { title: 'Bare' } })).body['id'],
  );
  const change = (json: object) => browser.call('PATCH', `${base}/pages/${pageId}`, { json });
  const rejected = await change({ access: 'locked' });
  expect(rejected.status).toBe(400);
  expect(rejected.body).toMatchObject({
    code: 'invalidRequest',
    errors: { password: expect.any(String) as string },
  });
  expect((await browser.get(`${base}/pages/${pageId}`)).body).toMatchObject({
    access: 'open',
    hasPassword: false,
  });
  expect((await change({ access: 'locked', password: 'tide' })).body).toMatchObject({
    access: 'locked',
    hasPassword: true,
  });
  await change({ access: 'open' });
  expect((await change({ access: 'locked' })).status).toBe(200);
});
