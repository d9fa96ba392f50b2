import { workflowState } from '@sitewright/contracts/codes';
import type { CollectionView, PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { insertTestItem, type TestItem } from '../../../testing/insert-test-item.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const html = { headers: { accept: 'text/html' } };
const insertItem = (title: string, urlId: string, more: Partial<TestItem> = {}) =>
  insertTestItem(api, site, { ...more, title, urlId });
const collectionAt = async (path: string): Promise<CollectionView> => {
  const { main } = JSON.parse((await site.visitor().get(path, html)).text) as PageView;
  if (main.kind !== 'collection') throw new Error(`${path} shows no collection.`);
  return main.collection;
};

describe('a collection', () => {
  it('is filtered by category, tag, author, month and page, and ignores other parameters (ROUTE-31)', async () => {
    const blog = { author: 'Ada', publishAt: new Date('2026-03-04') };
    await insertItem('March', 'march', { ...blog, categories: ['News'], tags: ['clay'] });
    await insertItem('April', 'april', {
      author: 'Grace',
      publishAt: new Date('2026-04-30T23:59:59Z'),
      categories: ['Notes'],
      tags: ['clay', 'fire'],
    });
    const titles = async (query: string) =>
      (await collectionAt(`/shop?${query}`)).items.map((item) => item.title).toSorted();
    expect(await titles('category=News')).toEqual(['March']);
    expect(await titles('tag=clay')).toEqual(['April', 'March']);
    expect(await titles('tag=fire')).toEqual(['April']);
    expect(await titles('author=Grace')).toEqual(['April']);
    expect(await titles('month=2026-04')).toEqual(['April']);
    expect(await titles('color=red&tag=fire')).toEqual(['April']);
    for (const nonsense of [
      'month=nonsense',
      'month=2026-13',
      'month=0000-01',
      'month=0050-01',
      'page=0',
      'page=-1',
      'page=x',
    ])
      expect(await collectionAt(`/shop?${nonsense}`)).toEqual(await collectionAt('/shop'));
  });

  it('is paginated by its page size, with each item on one page (ROUTE-31)', async () => {
    for (const name of ['One', 'Two', 'Three']) await insertItem(name, name.toLowerCase());
    const all = (await collectionAt('/shop')).items.map(({ title }) => title);
    expect(all.length).toBeGreaterThan(4);
    await site.inTenant((tenant) =>
      tenant
        .updateTable('collections')
        .set({ settings: JSON.stringify({ pageSize: 2 }) })
        .where('collectionId', '=', site.shopId)
        .execute(),
    );
    await insertItem('One more', 'one-more');
    const pageCount = Math.ceil((all.length + 1) / 2);
    const pages = [];
    for (let page = 1; page <= pageCount; page += 1)
      pages.push(await collectionAt(`/shop?page=${page}`));
    expect(pages.map((page) => [page.page, page.pageCount])).toEqual(
      pages.map((_, index) => [index + 1, pageCount]),
    );
    expect(pages.slice(0, 2).map(({ items }) => items.length)).toEqual([2, 2]);
    const titles = pages.flatMap(({ items }) => items.map(({ title }) => title));
    expect(titles.toSorted()).toEqual([...all, 'One more'].toSorted());
  });

  it('shows published items, and scheduled ones from their publication time (CONTENT-05)', async () => {
    const { DRAFT, NEEDS_REVIEW, PRIVATE, DELETED, SCHEDULED } = workflowState;
    for (const state of [DRAFT, NEEDS_REVIEW, PRIVATE, DELETED])
      await insertItem(`State ${state}`, `state-${state}`, { state });
    await insertItem('Tomorrow', 'tomorrow', {
      state: SCHEDULED,
      publishAt: new Date(api.clock.now.getTime() + 86_400_000),
    });
    const text = async () => (await site.visitor().get('/shop')).text;
    expect(await text()).not.toMatch(/State \d|Tomorrow/);
    expect((await site.visitor().get('/shop/tomorrow', html)).status).toBe(404);
    api.clock.now = new Date(api.clock.now.getTime() + 86_400_001);
    expect(await text()).toContain('Tomorrow');
    expect((await site.visitor().get('/shop/tomorrow', html)).status).toBe(200);
  });
});
