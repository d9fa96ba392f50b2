import type { PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRenders } from '../../../testing/count-renders.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { insertTestItem } from '../../../testing/insert-test-item.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { viewOf } from '../../../testing/test-renderer.ts';

let api: TestApi;
let site: TestSite;
const renders = countRenders();
beforeAll(async () => {
  api = await openTestApi({ services: () => ({ renderer: renders.renderer }) });
  site = await createTestSite(api);
  for (let number = 1; number <= 3; number += 1)
    await insertTestItem(api, site, {
      title: `Mug ${number}`,
      urlId: `mug-${number}`,
      author: 'Ada',
      categories: ['News'],
      tags: ['clay'],
    });
});
afterAll(() => api.close());

const html = { accept: 'text/html' };
const get = (path: string) => site.visitor().get(path, { headers: html });
const getAll = (paths: readonly string[]) => Promise.all(paths.map(get));
const numbered = (count: number, of: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index));

describe('paths without a page', () => {
  const kinds = {
    path: (number: number) => `/nowhere-${number}`,
    item: (number: number) => `/shop/no-such-item-${number}`,
    query: (number: number) => `/nowhere?tag=${number}&page=${number}`,
    id: (number: number) => `/pages/${String(number).padStart(24, '0')}`,
    order: (number: number) => `/order/none-${number}`,
    file: (number: number) => `/s/${String(number).padStart(24, '0')}/x.jpg`,
  };

  it('are rendered once for any number of paths and concurrent requests', async () => {
    const count = await renders.during(async () => {
      for (const kind of Object.values(kinds)) {
        const results = await getAll(numbered(20, kind));
        expect(new Set(results.map(({ status }) => status))).toEqual(new Set([404]));
      }
    });
    expect(count).toBe(1);
  });

  it('get identical bytes, without any part of the URL', async () => {
    const [one, other] = await getAll(['/marmalade?jam=1', '/shop/marmalade']);
    expect(one!.text).toBe(other!.text);
    expect(one!.text).not.toMatch(/marmalade|jam/);
  });

  it('are rendered once again after a publish', async () => {
    await get('/nowhere-before');
    const base = `/api/websites/${site.websiteId}`;
    await site.owner.browser.post(`${base}/pages`, { json: { title: 'New' } });
    await site.owner.browser.post(`${base}/releases`, { json: {} });
    expect(await renders.during(() => getAll(numbered(5, kinds.path)))).toBe(1);
  });

  it('get the 404 page of their own site', async () => {
    const other = await createTestSite(api, 'other');
    const ownPage = viewOf((await get('/nowhere')).text);
    const otherPage = viewOf((await other.visitor().get('/nowhere', { headers: html })).text);
    expect([ownPage.site.title, otherPage.site.title]).toEqual(['The shop', 'The other']);
  });
});

describe('malformed URLs', () => {
  it('are rendered once', async () => {
    const paths = numbered(20, (number) => `/${number}%`);
    const count = await renders.during(async () => {
      for (const { status } of await getAll(paths)) expect(status).toBe(400);
    });
    expect(count).toBe(1);
  });
});

describe('filters without matches', () => {
  const unmatched = {
    tag: (number: number) => `/shop?tag=stranger-${number}`,
    category: (number: number) => `/shop?category=stranger-${number}`,
    author: (number: number) => `/shop?author=stranger-${number}`,
    month: (number: number) => `/shop?month=19${String(number + 10)}-01`,
    page: (number: number) => `/shop?page=${number + 2}`,
    several: (number: number) => `/shop?tag=clay&author=stranger-${number}&page=${number + 1}`,
    feed: (number: number) => `/shop?format=rss&tag=stranger-${number}`,
  };

  it('are rendered once for any filters and concurrent requests', async () => {
    const count = await renders.during(async () => {
      for (const kind of Object.values(unmatched)) {
        const results = await getAll(numbered(20, kind));
        expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200]));
      }
    });
    expect(count).toBe(1);
  });

  it('add no entries to the page cache', async () => {
    for (const kind of Object.values(unmatched)) await get(kind(0));
    const before = api.services.pages.size;
    for (const kind of Object.values(unmatched)) await getAll(numbered(30, kind));
    expect(api.services.pages.size).toBe(before);
  });

  it.each(Object.entries(unmatched))('do not appear on the page: %s', async (_, of) => {
    const { text } = await get(of(7));
    expect(text).not.toContain('stranger');
    expect(text).not.toContain('1917-01');
  });

  it('show an empty list without a page number, with noindex', async () => {
    for (const path of [unmatched.tag(1), unmatched.page(1)]) {
      const { main, head } = viewOf((await get(path)).text);
      expect(main).toMatchObject({
        kind: 'collection',
        collection: { items: [], filters: {}, page: 1, pageCount: 1, foundNothing: true },
      });
      expect(head).toMatchObject({
        title: 'Shop — The shop',
        canonical: 'http://shop.localhost:4000/shop',
        noIndex: true,
      });
    }
  });

  it('get an empty feed with the URL of the unfiltered one', async () => {
    const { text, headers } = await get(unmatched.feed(3));
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(text).not.toContain('<item>');
    expect(text).toContain('http://shop.localhost:4000/shop?format=rss');
  });
});

describe('filters with matches', () => {
  const titleOf = (view: PageView) => view.head.title;

  it('show the values of category, tag and author in the page title', async () => {
    const { head } = viewOf((await get('/shop?category=News&tag=clay')).text);
    expect(head.title).toBe('News · clay — Shop — The shop');
    expect(titleOf(viewOf((await get('/shop?author=Ada')).text))).toBe('Ada — Shop — The shop');
  });
});

describe('a path of a page', () => {
  it('is not rendered again for other slashes, encodings or unknown parameters', async () => {
    await get('/shop');
    const paths = ['/shop/', '/shop///', '/%73hop', '/sho%70//', '/shop?utm=1', '/shop/?x=y'];
    expect(await renders.during(() => getAll(paths))).toBe(0);
  });
});
