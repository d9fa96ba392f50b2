import type { ItemDraft, PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { productDraftOf } from '../../../testing/item-draft.ts';
import { insertTestItem } from '../../../testing/insert-test-item.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
let base: string;
const origin = 'http://shop.localhost:4000';
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
  const publishAt = new Date('2026-03-04');
  const more = { publishAt, categories: ['Cups & bowls'], tags: ['clay'], author: 'Ada' };
  for (const name of ['mug', 'cup', 'bowl'])
    await insertTestItem(api, site, { title: name, urlId: name, ...more });
});
afterAll(() => api.close());

const headOf = async (path: string): Promise<PageView['head']> => {
  const { text } = await site.visitor().get(path, { headers: { accept: 'text/html' } });
  return (JSON.parse(text) as PageView).head;
};

describe('the canonical URL of a page', () => {
  it.each([
    ['/', '/'],
    ['/shop', '/shop'],
    ['/shop?utm_source=x', '/shop'],
    ['/shop/mug?utm_source=x', '/shop/mug'],
    ['/shop?category=Cups+%26+bowls', '/shop?category=Cups+%26+bowls'],
    ['/shop?tag=clay&category=Cups+%26+bowls', '/shop?category=Cups+%26+bowls&tag=clay'],
    ['/shop?page=1', '/shop'],
    ['/shop?page=x', '/shop'],
    ['/shop?month=nonsense', '/shop'],
  ])('of %s is %s', async (path, canonical) => {
    expect((await headOf(path)).canonical).toBe(`${origin}${canonical}`);
  });

  it('is the same when it is requested by its id', async () => {
    expect((await headOf(`/pages/${site.shopPageId}`)).canonical).toBe(`${origin}/shop`);
    await headOf('/shop');
    expect((await headOf(`/pages/${site.shopPageId}`)).canonical).toBe(`${origin}/shop`);
  });
});

describe('a filtered collection', () => {
  it.each([
    ['category=Cups+%26+bowls', 'Cups & bowls — Shop — The shop'],
    ['tag=clay', 'clay — Shop — The shop'],
    ['author=Ada', 'Ada — Shop — The shop'],
    ['month=2026-03', '03/2026 — Shop — The shop'],
    ['tag=clay&author=Ada', 'clay · Ada — Shop — The shop'],
    ['month=nonsense', 'Shop — The shop'],
    ['', 'Shop — The shop'],
  ])('by %s has the title “%s”', async (query, title) => {
    expect(await headOf(`/shop?${query}`)).toMatchObject({ title, noIndex: false });
  });

  it('has the page number in title and URL', async () => {
    await site.inTenant((tenant) =>
      tenant
        .updateTable('collections')
        .set({ settings: JSON.stringify({ pageSize: 2 }) })
        .execute(),
    );
    await insertTestItem(api, site, { title: 'jug', urlId: 'jug', tags: ['clay'] });
    expect(await headOf('/shop?page=2&tag=clay')).toMatchObject({
      title: 'clay · (2) — Shop — The shop',
      canonical: `${origin}/shop?tag=clay&page=2`,
    });
  });

  it('has noindex when it is empty', async () => {
    expect((await headOf('/shop?tag=none')).noIndex).toBe(true);
  });
});

it('links the feeds of an open collection, on the pages of its items too', async () => {
  const feeds = [{ type: 'application/rss+xml', title: 'Shop', href: '/shop?format=rss' }];
  expect((await headOf('/shop')).feeds).toEqual(feeds);
  expect((await headOf('/shop/mug')).feeds).toEqual(feeds);
  expect((await headOf('/')).feeds).toBeUndefined();
});

it('links the feeds of all open collections in the navigation on the homepage', async () => {
  const link = { title: 'Buy', pageId: site.shopPageId, href: '' };
  const { browser } = site.owner;
  const write = (main: readonly object[]) =>
    browser.call('PUT', `${base}/navigation`, { json: { main, footer: [] } });
  const publish = () => browser.post(`${base}/releases`, { json: {} });
  const setAccess = (access: string) =>
    browser.call('PATCH', `${base}/pages/${site.shopPageId}`, { json: { access } });
  expect((await write([link])).status).toBe(200);
  await publish();
  const feeds = [{ type: 'application/rss+xml', title: 'Shop', href: '/shop?format=rss' }];
  expect((await headOf('/')).feeds).toEqual(feeds);
  await setAccess('members');
  await publish();
  expect((await headOf('/')).feeds).toBeUndefined();
  await setAccess('open');
  await write([]);
  await publish();
  expect((await headOf('/')).feeds).toBeUndefined();
});

it('describes an item without an excerpt by its text, not by the site’s description', async () => {
  const { browser } = site.owner;
  await browser.call('PATCH', base, { json: { description: 'All about clay.' } });
  const post = async (title: string, changes: Partial<ItemDraft>) => {
    const url = `${base}/collections/${site.shopId}/items`;
    await browser.post(url, { json: productDraftOf([{}], { title, ...changes }) });
  };
  const content = [{ type: 'text' as const, text: 'Thrown in one piece.' }];
  const body: ItemDraft['body'] = { type: 'doc', content: [{ type: 'paragraph', content }] };
  await post('Bottle', { body });
  await post('Flask', { body, excerpt: 'For hikes.' });
  expect((await headOf('/shop/bottle')).description).toBe('Thrown in one piece.');
  expect((await headOf('/shop/bottle')).structuredData[0]).toMatchObject({
    description: 'Thrown in one piece.',
  });
  expect((await headOf('/shop/flask')).description).toBe('For hikes.');
});

it('contains structured data of the site and breadcrumbs', async () => {
  const [home] = (await headOf('/')).structuredData;
  expect(home).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: `${origin}/search?q={search_term_string}` } },
  });
  expect((await headOf('/shop')).structuredData).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Shop', item: `${origin}/shop` }] },
  ]);
});

it('has noindex on drafts', async () => {
  const { body } = await site.owner.browser.get(base);
  const { search } = new URL(String(body['editUrl']));
  expect((await headOf(`/${search}`)).noIndex).toBe(true);
  expect((await headOf('/')).noIndex).toBe(false);
});

it('inherits noindex from the page of the collection and from the site', async () => {
  const { browser } = site.owner;
  const seo = { title: '', description: '', imageId: null, noIndex: true };
  await browser.call('PATCH', `${base}/pages/${site.shopPageId}`, { json: { seo } });
  await browser.post(`${base}/releases`, { json: {} });
  for (const path of ['/shop', '/shop/mug']) expect((await headOf(path)).noIndex).toBe(true);
  expect((await headOf('/')).noIndex).toBe(false);
  const changed = await browser.call('PATCH', base, { json: { noIndex: true } });
  expect(changed.body).toMatchObject({ noIndex: true });
  expect((await headOf('/')).noIndex).toBe(true);
});
