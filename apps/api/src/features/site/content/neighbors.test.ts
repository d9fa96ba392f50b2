import { contentItemType, workflowState } from '@sitewright/contracts/codes';
import type { PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { claimItemPaths } from '../../url-paths/public.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const idOf = (index: number) => (1000 + index).toString(16).padStart(24, '0');
const post = (index: number, more: object = {}) => ({
  websiteId: site.websiteId,
  itemId: idOf(index),
  collectionId: site.shopId,
  recordType: contentItemType.TEXT,
  title: `Post ${index}`,
  urlId: `post-${index}`,
  workflowState: workflowState.PUBLISHED as number,
  position: index,
  ...more,
});
const main = async (path: string) => {
  const { text } = await site.visitor().get(path, { headers: { accept: 'text/html' } });
  return (JSON.parse(text) as PageView).main;
};
const insert = (rows: readonly ReturnType<typeof post>[]) =>
  site.inTenant(async (tenant) => {
    await tenant
      .insertInto('items')
      .values([...rows])
      .execute();
    const itemIds = rows.map((row) => row.itemId);
    await claimItemPaths(tenant, itemIds);
  });
const beside = async (index: number) => {
  const shown = await main(`/shop/post-${index}`);
  if (shown.kind !== 'item') throw new Error(`Post ${index} is not shown.`);
  return [shown.previous?.title, shown.next?.title];
};

it('links an item to the previous and next one, in a collection of any length', async () => {
  await insert(Array.from({ length: 205 }, (_, index) => post(index)));
  expect(await beside(0)).toEqual([undefined, 'Post 1']);
  expect(await beside(203)).toEqual(['Post 202', 'Post 204']);
  expect(await beside(204)).toEqual(['Post 203', undefined]);
});

it('sorts items at the same position by date, and skips items that visitors may not see', async () => {
  const inAnHour = new Date(api.clock.now.getTime() + 3_600_000);
  const rows = [
    post(300, { position: 300 }),
    post(301, { position: 300, categories: ['Kiln'] }),
    post(302, { position: 300, workflowState: workflowState.DRAFT }),
    post(303, {
      position: 300,
      workflowState: workflowState.SCHEDULED,
      publishAt: inAnHour,
      categories: ['Due'],
    }),
  ];
  await insert(rows);
  expect(await beside(301)).toEqual(['Post 204', 'Post 300']);
  expect(await beside(300)).toEqual(['Post 301', undefined]);
  const categories = async () => {
    const shown = await main('/shop');
    return shown.kind === 'collection' ? shown.collection.categories.map(({ name }) => name) : [];
  };
  expect(await categories()).toEqual(['Kiln']);
  api.clock.now = inAnHour;
  expect(await beside(301)).toEqual(['Post 303', 'Post 300']);
  expect(await categories()).toEqual(['Due', 'Kiln']);
});
