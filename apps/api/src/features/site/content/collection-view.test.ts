import { collectionType } from '@sitewright/contracts/codes';
import type { CollectionView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { viewOf } from '../../../testing/test-renderer.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const pages = () => `/api/websites/${site.websiteId}/pages`;
const addCollection = async (title: string, type: number) => {
  const json = { title, kind: 'collection', collectionType: type };
  const { body } = await site.owner.browser.post(pages(), { json });
  await site.owner.browser.post(`/api/websites/${site.websiteId}/releases`, { json: {} });
  return { id: String(body['id']), path: `/${String(body['urlId'])}` };
};
const shownView = async (path: string) =>
  (viewOf((await site.visitor().get(path)).text).main as unknown as { collection: CollectionView })
    .collection.view;

it('shows the products of a new shop page with their prices, and other items in a grid', async () => {
  const market = await addCollection('Market', collectionType.PRODUCTS);
  const journal = await addCollection('Journal', collectionType.BLOG);
  expect(await shownView(market.path)).toBe('product');
  expect(await shownView(journal.path)).toBe('grid');
});

it('shows a collection in the view that the owner chose, without a publish', async () => {
  const bazaar = await addCollection('Bazaar', collectionType.PRODUCTS);
  expect(await shownView(bazaar.path)).toBe('product');
  const { body: before } = await site.owner.browser.get(`${pages()}/${bazaar.id}`);
  expect(before).toMatchObject({ collectionView: 'product' });
  const json = { collectionView: 'list', revision: before['revision'] };
  const changed = await site.owner.browser.call('PATCH', `${pages()}/${bazaar.id}`, { json });
  expect(changed.body).toMatchObject({ collectionView: 'list', changed: 'none' });
  expect(changed.body['revision']).not.toBe(before['revision']);
  expect(await shownView(bazaar.path)).toBe('list');
});
