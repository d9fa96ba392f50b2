import { listCategories, readCart, writeCategories } from '@sitewright/contracts/api';
import type { CategoryEntry, CategoryParent } from '@sitewright/contracts/categories';
import { collaboratorRole, workflowState } from '@sitewright/contracts/codes';
import { dataNeedKey, type CollectionAnswer, type DataNeed } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tenant } from '../../platform/database/index.ts';
import { testEngines } from '../../platform/database/test-database.ts';
import { createTestDiscount } from '../../testing/create-test-discount.ts';
import { createTestProduct, setStoreSettings } from '../../testing/create-test-product.ts';
import {
  createTestContributor,
  createTestSite,
  type TestSite,
} from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { childrenOf, parseXml, textOf } from '../../testing/parse-xml.ts';
import { testStore, visitorWithCart } from '../../testing/test-checkout.ts';
import { viewOf } from '../../testing/test-renderer.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { insertCategoryParents } from './categories.queries.ts';

let api: TestApi;
let site: TestSite;
let base: string;
let sites = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await createTestSite(api, `categories-${(sites += 1)}`);
  await setStoreSettings(site, testStore);
  base = `/api/websites/${site.websiteId}`;
});

const read = async () => (await site.owner.browser.get(`${base}/categories`)).as(listCategories);
const write = (parents: readonly CategoryEntry[], revision?: string) =>
  site.owner.browser.call('PUT', `${base}/categories`, {
    json: { parents, ...(revision === undefined ? {} : { revision }) },
  });
const kitchen: readonly CategoryParent[] = [
  { name: 'Espresso', parent: 'Mugs' },
  { name: 'Mugs', parent: 'Kitchen' },
];
const product = (title: string, categories: string[], price = 2000) =>
  createTestProduct(site, [{ price, unlimited: true }], {
    title,
    urlId: title.toLowerCase(),
    categories,
  });
const pageAt = async (path: string) =>
  viewOf((await site.visitor().get(path, { headers: { accept: 'text/html' } })).text);

describe('the categories of a website', () => {
  it.runIf(testEngines().includes('postgres'))(
    'are compared with what a concurrent import adds',
    async () => {
      await product('Cup', ['Mugs']);
      const { revision } = await read();
      const importing = {
        lock: lockUrlPaths,
        finish: (tenant: Tenant) =>
          insertCategoryParents(tenant, [{ name: 'Mugs', parent: 'Home' }]),
      };
      const [written] = await whileLocked(site, importing, [
        () => write([{ name: 'Mugs', parent: 'Kitchen' }], revision),
      ]);
      expect(written?.status).toBe(409);
    },
  );

  it('are the names of its items and their parents, with the number of items', async () => {
    await product('Cup', ['Mugs', 'Gifts']);
    await product('Demitasse', ['Espresso', 'Mugs']);
    await createTestProduct(site, [{}], {
      categories: ['Old'],
      workflowState: workflowState.DRAFT,
    });
    const written = (await write(kitchen)).as(writeCategories);
    expect(written.categories).toEqual([
      { name: 'Espresso', parent: 'Mugs', itemCount: 1, totalItemCount: 1 },
      { name: 'Gifts', parent: null, itemCount: 1, totalItemCount: 1 },
      { name: 'Kitchen', parent: null, itemCount: 0, totalItemCount: 2 },
      { name: 'Mugs', parent: 'Kitchen', itemCount: 2, totalItemCount: 2 },
      { name: 'Old', parent: null, itemCount: 1, totalItemCount: 1 },
    ]);
    expect(await read()).toEqual(written);
    expect((await write([])).as(writeCategories).categories).toHaveLength(4);
  });

  it('exist before their items, below another one or at the top', async () => {
    await product('Cup', ['Mugs']);
    const entries = [
      { name: 'Kitchen', parent: null },
      { name: 'Mugs', parent: 'Kitchen' },
      { name: 'Plates', parent: 'Mugs' },
      { name: 'Vases', parent: null },
    ];
    const written = (await write(entries)).as(writeCategories);
    expect(written.categories.map(({ name, parent }) => ({ name, parent }))).toEqual(entries);
    expect(
      (await write(entries.slice(0, 3), written.revision)).as(writeCategories).categories,
    ).toHaveLength(3);
    expect((await write(entries, written.revision)).status).toBe(409);
  });

  it('have a revision of their parents, which new items do not change', async () => {
    await product('Cup', ['Mugs']);
    const { revision } = await read();
    await product('Bowl', ['Bowls']);
    expect((await write([{ name: 'Mugs', parent: 'Kitchen' }], revision)).status).toBe(200);
    expect((await write([], revision)).status).toBe(409);
  });

  it.each([
    ['a category in itself', [{ name: 'Mugs', parent: 'Mugs' }], 0],
    ['four levels', [...kitchen, { name: 'Double', parent: 'Espresso' }], 2],
    ['categories in each other', [...kitchen, { name: 'Kitchen', parent: 'Espresso' }], 0],
  ])('report %s at its parent', async (_, parents, index) => {
    await product('Cup', ['Mugs', 'Espresso', 'Double']);
    const response = await write(parents);
    expect([response.status, response.body]).toMatchObject([
      400,
      { errors: { [`parents.${index}.parent`]: expect.any(String) } },
    ]);
    expect((await read()).categories.every(({ parent }) => parent === null)).toBe(true);
  });

  it('are at most 10000 with their parents (LIMIT-06)', async () => {
    await product('Cup', ['Mugs']);
    await site.inTenant((tenant) =>
      sql`
        insert into category_parents (website_id, name, parent)
        select ${tenant.websiteId}, 'Category ' || number, 'Kitchen' from generate_series(1, 9998) as number
      `.execute(tenant),
    );
    const parents = (await read()).categories.flatMap(({ name, parent }) =>
      parent === null ? [] : [{ name, parent }],
    );
    const full = await write([...parents, { name: 'Mugs', parent: 'Home' }]);
    expect([full.status, full.body]).toMatchObject([400, { code: 'limitReached' }]);
    const item = { title: 'Bowl', categories: ['Bowls'] };
    await expect(createTestProduct(site, [{}], item)).rejects.toThrow('limitReached');
    expect((await write([...parents, { name: 'Mugs', parent: 'Kitchen' }])).status).toBe(200);
  });

  it('are read by all who edit the website, and written by those who change products', async () => {
    const editor = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    const other = await createTestSite(api, `other-${sites}`);
    expect((await editor.browser.get(`${base}/categories`)).status).toBe(200);
    expect((await other.owner.browser.get(`${base}/categories`)).status).toBe(403);
    const there = await other.owner.browser.call('PUT', `${base}/categories`, {
      json: { parents: [] },
    });
    expect(there.status).toBe(403);
  });
});

describe('the items of a category', () => {
  beforeEach(async () => {
    await product('Cup', ['Mugs']);
    await product('Demitasse', ['Espresso', 'Gifts']);
    await product('Novel', ['Books']);
    await write(kitchen);
  });
  const titlesAt = async (query: string) => {
    const { main } = await pageAt(`/shop${query}`);
    if (main.kind !== 'collection') throw new Error('There is no list.');
    return main.collection.items.map(({ title }) => title).toSorted();
  };

  it('are those of all categories below it, on its page and with the filters of products', async () => {
    expect(await titlesAt('?category=Kitchen')).toEqual(['Cup', 'Demitasse']);
    expect(await titlesAt('?category=Mugs')).toEqual(['Cup', 'Demitasse']);
    expect(await titlesAt('?category=Espresso')).toEqual(['Demitasse']);
    expect(await titlesAt('?category=Kitchen&minPrice=10')).toEqual(['Cup', 'Demitasse']);
    expect(await titlesAt('?category=Kitchen&minPrice=30')).toEqual([]);
    expect(await titlesAt('?category=Books')).toEqual(['Novel']);
    await write([]);
    expect(await titlesAt('?category=Mugs')).toEqual(['Cup']);
  });

  it('are those of a block', async () => {
    const need: DataNeed = {
      kind: 'items',
      collectionId: site.shopId,
      limit: 10,
      category: 'Kitchen',
    };
    const { body } = await site.owner.browser.post(`${base}/block-data`, {
      json: { needs: [need] },
    });
    const answer = (body['data'] as Record<string, CollectionAnswer>)[dataNeedKey(need)];
    expect(answer?.items.map(({ title }) => title).toSorted()).toEqual(['Cup', 'Demitasse']);
  });

  it('are in its feed, which names the paths', async () => {
    const { text } = await site.visitor().get('/shop?category=Kitchen&format=rss');
    const items = childrenOf(childrenOf(parseXml(text), 'channel')[0]!, 'item');
    const titles = items.map((item) => textOf(item, 'title') ?? '');
    expect(titles.toSorted()).toEqual(['Cup', 'Demitasse']);
    const names = items.flatMap((item) => childrenOf(item, 'category').map((each) => each.text));
    expect(names.toSorted()).toEqual(['Gifts', 'Kitchen > Mugs', 'Kitchen > Mugs > Espresso']);
  });

  it('name the path in the data for search engines', async () => {
    const { head } = await pageAt('/shop/demitasse');
    expect(head.structuredData).toContainEqual(
      expect.objectContaining({ category: 'Kitchen > Mugs > Espresso, Gifts' }),
    );
  });

  it('are listed below it as long as one of them is visible', async () => {
    const branches = async () => {
      const { main } = await pageAt('/shop');
      return main.kind === 'collection' ? main.collection.categories : [];
    };
    const leaf = (name: string) => ({ name, children: [] });
    const mugs = { name: 'Mugs', children: [leaf('Espresso')] };
    expect(await branches()).toEqual([
      leaf('Books'),
      leaf('Gifts'),
      { name: 'Kitchen', children: [mugs] },
    ]);
    await createTestProduct(site, [{}], {
      categories: ['Vases'],
      workflowState: workflowState.DRAFT,
    });
    await write([...kitchen, { name: 'Books', parent: 'Home' }, { name: 'Vases', parent: 'Home' }]);
    expect(await branches()).toEqual([
      leaf('Gifts'),
      { name: 'Home', children: [leaf('Books')] },
      { name: 'Kitchen', children: [mugs] },
    ]);
  });

  it('have the discount of a category above theirs', async () => {
    await createTestDiscount(site, { target: { kind: 'categories', categories: ['Kitchen'] } });
    const { variants } = await product('Ristretto', ['Espresso']);
    const novel = await product('Novella', ['Books']);
    const buyer = await visitorWithCart(site, variants[0]?.id ?? '', 1);
    const discountOf = async () => (await buyer.get('/api/cart')).as(readCart).cart?.discountCents;
    expect(await discountOf()).toBe(200);
    await buyer.post('/api/cart/entries', { json: { variantId: novel.variants[0]?.id } });
    expect(await discountOf()).toBe(200);
    await write([]);
    expect(await discountOf()).toBe(0);
  });

  it('can have a discount of a category that no product has', async () => {
    const { body } = await site.owner.browser.get(`${base}/discount-targets`);
    expect(body['categories']).toEqual(['Books', 'Espresso', 'Gifts', 'Kitchen', 'Mugs']);
  });
});
