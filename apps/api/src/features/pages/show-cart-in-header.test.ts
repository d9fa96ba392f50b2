import { readHeaderFooter } from '@sitewright/contracts/api';
import { collectionType } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const headerFooter = '/api/site-header-footer';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

it('shows the cart in the header when a website gets its first shop, and leaves the choice of the owner later', async () => {
  const { browser } = site.owner;
  const json = { title: 'Harbor Prints', identifier: 'harbor-prints' };
  const created = await browser.post('/api/websites', { json });
  const websiteId = String(created.body['id']);
  const headers = { 'x-website-id': websiteId };
  const base = `/api/websites/${websiteId}`;
  const addPage = (type: number) =>
    browser.post(`${base}/pages`, {
      json: { title: `Type ${type}`, kind: 'collection', collectionType: type },
    });
  const header = async () =>
    (await browser.get(headerFooter, { headers })).as(readHeaderFooter).data.header;

  expect((await addPage(collectionType.BLOG)).status).toBe(200);
  expect((await header()).showCart).toBe(false);
  expect((await addPage(collectionType.PRODUCTS)).status).toBe(200);
  expect((await header()).showCart).toBe(true);

  const hidden = { ...(await header()), showCart: false };
  const saved = await browser.call('PUT', headerFooter, { headers, json: { header: hidden } });
  expect(saved.status).toBe(200);
  expect((await addPage(collectionType.PRODUCTS)).status).toBe(200);
  expect((await header()).showCart).toBe(false);
});
