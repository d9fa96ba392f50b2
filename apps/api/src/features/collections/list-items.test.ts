import { listItems, readItemFacets } from '@sitewright/contracts/api';
import { workflowState } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct } from '../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { variantDraftOf } from '../../testing/item-draft.ts';
import { siteContents } from '../../testing/site-contents.ts';

let api: TestApi;
let site: TestSite;
let root: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  root = `/api/websites/${site.websiteId}/collections/${site.shopId}`;
  const { DRAFT, PRIVATE } = workflowState;
  await createTestProduct(site, [{ sku: 'M-1', price: 3000, onSale: true, salePrice: 900 }], {
    title: 'Mug',
    categories: ['Cups', 'Clay', 'Cups'],
  });
  await createTestProduct(site, [{ price: 1000, qtyInStock: 0 }], {
    title: 'bowl',
    categories: ['Clay'],
    workflowState: DRAFT,
  });
  const low = await createTestProduct(site, [{ price: 2000, qtyInStock: 2 }], {
    title: 'Cup',
    categories: ['Cups'],
  });
  await site.inTenant((tenant) =>
    tenant
      .updateTable('variants')
      .set({ lowStockAt: 2 })
      .where('itemId', '=', low.itemId)
      .execute(),
  );
  const gone = await createTestProduct(site, [{}], { title: 'Gone', categories: ['Gone'] });
  await siteContents(site).deleteItem(gone.itemId);
  await createTestProduct(site, [], {
    title: 'Atlas',
    workflowState: PRIVATE,
    product: {
      productType: 'digital',
      variants: [variantDraftOf({ price: 5000, unlimited: true, qtyInStock: 0 })],
    },
  });
});
afterAll(() => api.close());

async function titles(query: string, limit = 50): Promise<readonly string[]> {
  const response = await site.owner.browser.get(`${root}/items?limit=${limit}&${query}`);
  const { rows, total } = response.as(listItems);
  if (limit === 50) expect(total).toBe(rows.length);
  return rows.map(({ title }) => title);
}

describe('a list of items', () => {
  it.each([
    ['status=published', ['Cup', 'Mug']],
    ['status=draft', ['bowl']],
    ['status=hidden', ['Atlas']],
    ['status=scheduled', []],
    ['category=Clay', ['bowl', 'Mug']],
    ['category=clay', []],
    ['stock=soldOut', ['bowl']],
    ['stock=low', ['Cup']],
    ['stock=inStock', ['Atlas', 'Mug']],
    ['productType=digital', ['Atlas']],
    ['category=Cups&status=published&search=M-1', ['Mug']],
    ['category=Cups&stock=soldOut', []],
  ])('is filtered by %s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it.each([
    ['manual', ['Atlas', 'Cup', 'bowl', 'Mug']],
    ['title', ['Atlas', 'bowl', 'Cup', 'Mug']],
    ['priceAsc', ['Mug', 'bowl', 'Cup', 'Atlas']],
    ['priceDesc', ['Atlas', 'Cup', 'bowl', 'Mug']],
    ['stockAsc', ['bowl', 'Cup', 'Mug', 'Atlas']],
    ['stockDesc', ['Atlas', 'Mug', 'Cup', 'bowl']],
    ['newest', ['Atlas', 'Cup', 'bowl', 'Mug']],
  ])('is sorted by %s', async (sort, expected) => {
    expect(await titles(`sort=${sort}`)).toEqual(expected);
    expect(await titles(`sort=${sort}`, 2)).toEqual(expected.slice(0, 2));
  });

  it('rejects an unknown filter', async () => {
    expect((await site.owner.browser.get(`${root}/items?status=gone`)).status).toBe(400);
    expect((await site.owner.browser.get(`${root}/items?sort=random`)).status).toBe(400);
  });
});

it('is filtered by a category with those in it, which also counts each item once', async () => {
  const nested = await createTestSite(api, 'nested');
  const add = (title: string, categories: string[]) =>
    createTestProduct(nested, [{}], { title, categories });
  await add('Cup', ['Espresso', 'Mugs']);
  await add('Jug', ['Jugs']);
  await add('Fork', ['Forks']);
  const website = `/api/websites/${nested.websiteId}`;
  const parents = [
    { name: 'Espresso', parent: 'Mugs' },
    { name: 'Mugs', parent: 'Kitchen' },
    { name: 'Jugs', parent: 'Kitchen' },
  ];
  await nested.owner.browser.call('PUT', `${website}/categories`, { json: { parents } });
  const shop = `${website}/collections/${nested.shopId}`;
  const { rows } = (await nested.owner.browser.get(`${shop}/items?category=Kitchen`)).as(listItems);
  expect(rows.map(({ title }) => title)).toEqual(['Jug', 'Cup']);
  const facets = (await nested.owner.browser.get(`${shop}/item-facets`)).as(readItemFacets);
  expect(facets.categories.map(({ value, count }) => `${value} ${count}`)).toEqual([
    'Espresso 1',
    'Forks 1',
    'Jugs 1',
    'Kitchen 2',
    'Mugs 1',
  ]);
});

describe('the facets of a collection', () => {
  it('count its items by status, category, stock and product type', async () => {
    expect((await site.owner.browser.get(`${root}/item-facets`)).as(readItemFacets)).toEqual({
      statuses: [
        { value: 'published', count: 2 },
        { value: 'draft', count: 1 },
        { value: 'hidden', count: 1 },
      ],
      categories: [
        { value: 'Clay', count: 2 },
        { value: 'Cups', count: 2 },
      ],
      stock: [
        { value: 'inStock', count: 2 },
        { value: 'low', count: 1 },
        { value: 'soldOut', count: 1 },
      ],
      productTypes: [
        { value: 'physical', count: 3 },
        { value: 'digital', count: 1 },
      ],
    });
  });

  it('are those of the website alone', async () => {
    const other = await createTestSite(api, 'elsewhere');
    const path = (shopId: string) =>
      `/api/websites/${other.websiteId}/collections/${shopId}/item-facets`;
    const empty = await other.owner.browser.get(path(other.shopId));
    expect(empty.as(readItemFacets)).toEqual({
      statuses: [],
      categories: [],
      stock: [],
      productTypes: [],
    });
    expect((await other.owner.browser.get(path(site.shopId))).status).toBe(404);
  });
});
