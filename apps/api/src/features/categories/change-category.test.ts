import { listCategories, readItem } from '@sitewright/contracts/api';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDiscount } from '../../testing/create-test-discount.ts';
import { createTestProduct } from '../../testing/create-test-product.ts';
import {
  createTestContributor,
  createTestSite,
  type TestSite,
} from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { testEngines } from '../../platform/database/test-database.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { insertCategoryParents } from './categories.queries.ts';

let api: TestApi;
let site: TestSite;
let base: string;
let sites = 0;
const itemIds = new Map<string, string>();
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await createTestSite(api, `changed-categories-${(sites += 1)}`);
  base = `/api/websites/${site.websiteId}`;
  for (const [title, categories] of [
    ['Cup', ['Gifts', 'Mugs']],
    ['Demitasse', ['Espresso']],
  ] as const) {
    const item = { title, urlId: title.toLowerCase(), categories: [...categories] };
    itemIds.set(title, (await createTestProduct(site, [{}], item)).itemId);
  }
  const parents = [
    { name: 'Espresso', parent: 'Mugs' },
    { name: 'Mugs', parent: 'Kitchen' },
  ];
  await site.owner.browser.call('PUT', `${base}/categories`, { json: { parents } });
});

const change = (name: string, newName: string | null, browser = site.owner.browser) =>
  browser.call('PATCH', `${base}/categories`, { json: { name, newName } });
const tree = async () =>
  (await site.owner.browser.get(`${base}/categories`))
    .as(listCategories)
    .categories.map(({ name, parent, itemCount }) => [name, parent, itemCount]);
const categoriesOf = async (title: string) => {
  const path = `${base}/items/${itemIds.get(title)}`;
  return (await site.owner.browser.get(path)).as(readItem).categories;
};

it('renames a category in its items, below it, in discounts and in the search', async () => {
  await createTestDiscount(site, { target: { kind: 'categories', categories: ['Mugs'] } });
  expect((await change('Mugs', 'Cups & mugs')).status).toBe(200);
  expect(await tree()).toEqual([
    ['Cups & mugs', 'Kitchen', 1],
    ['Espresso', 'Cups & mugs', 1],
    ['Gifts', null, 1],
    ['Kitchen', null, 0],
  ]);
  expect(await categoriesOf('Cup')).toEqual(['Gifts', 'Cups & mugs']);
  const { rows } = (await site.owner.browser.get(`${base}/discounts`)).body as unknown as {
    rows: { target: object }[];
  };
  expect(rows[0]?.target).toEqual({ kind: 'categories', categories: ['Cups & mugs'] });
});

it('deletes a category from its items, and moves those in it to its parent', async () => {
  expect((await change('Mugs', null)).status).toBe(200);
  expect(await tree()).toEqual([
    ['Espresso', 'Kitchen', 1],
    ['Gifts', null, 1],
    ['Kitchen', null, 0],
  ]);
  expect(await categoriesOf('Cup')).toEqual(['Gifts']);
  await change('Kitchen', null);
  expect(await tree()).toEqual([
    ['Espresso', null, 1],
    ['Gifts', null, 1],
  ]);
});

it('rejects a name that another category has, an unknown category, and those who do not change products', async () => {
  const taken = await change('Mugs', 'gifts');
  expect([taken.status, taken.body]).toMatchObject([
    409,
    { code: 'alreadyExists', errors: { newName: expect.any(String) } },
  ]);
  expect((await change('Vases', 'Pots')).status).toBe(404);
  const manager = await createTestContributor(api, site, [collaboratorRole.STORE_MANAGER]);
  const viewer = await createTestContributor(api, site, [collaboratorRole.REPORTING]);
  expect((await change('Mugs', 'MUGS', manager.browser)).status).toBe(200);
  expect((await change('MUGS', null, viewer.browser)).status).toBe(403);
});

it.runIf(testEngines().includes('postgres'))(
  'renames what a concurrent import adds to the category',
  async () => {
    const importing = {
      lock: lockUrlPaths,
      finish: (tenant: Tenant) =>
        insertCategoryParents(tenant, [{ name: 'Latte', parent: 'Mugs' }]),
    };
    const [renamed] = await whileLocked(site, importing, [() => change('Mugs', 'Cups')]);
    expect(renamed?.status).toBe(200);
    expect(await tree()).toContainEqual(['Latte', 'Cups', 0]);
  },
);
