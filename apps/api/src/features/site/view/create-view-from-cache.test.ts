import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { createPageViewFromCache } from './create-view-from-cache.ts';
import { openSiteCache } from './page-frame.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  const base = `/api/websites/${site.websiteId}`;
  const { browser } = site.owner;
  await browser.post(`${base}/pages`, { json: { title: 'Open' } });
  const locked = await browser.post(`${base}/pages`, { json: { title: 'Locked' } });
  await browser.call('PATCH', `${base}/pages/${String(locked.body['id'])}`, {
    json: { access: 'locked', password: 'proofs please' },
  });
  await browser.post(`${base}/releases`, { json: {} });
});
afterAll(() => api.close());

// A visit that began before another one read the page does not know yet that it is locked.
it('creates no view of a locked page, whose data other visits have cached', async () => {
  const visitor = site.visitor();
  await visitor.post('/api/unlock/post', { form: { path: '/locked', password: 'proofs please' } });
  for (const path of ['/open', '/locked']) {
    const page = await visitor.get(path, { headers: { accept: 'text/html' } });
    expect([path, page.status]).toEqual([path, 200]);
  }
  const { services } = api;
  const host = await services.hosts.resolve(`${site.identifier}.${services.settings.appDomain}`);
  const cache = await openSiteCache(services, site.websiteId);
  if (host.kind !== 'site' || cache === undefined) throw new Error('The test site is not found.');
  const scope = { site: host.site, settings: services.settings };
  const createView = (path: string) => createPageViewFromCache(cache.data, scope, path);
  expect(createView('/open')).toMatchObject({ head: { title: expect.stringContaining('Open') } });
  expect(cache.data.getPage('locked')).toMatchObject({ access: 'locked' });
  expect(createView('/locked')).toBeUndefined();
});
