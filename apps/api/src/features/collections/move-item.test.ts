import { listItems } from '@sitewright/contracts/api';
import { collaboratorRole, collectionType } from '@sitewright/contracts/codes';
import type { PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestProduct } from '../../testing/create-test-product.ts';
import {
  createTestContributor,
  createTestSite,
  type TestSite,
} from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { idOf, siteContents } from '../../testing/site-contents.ts';

let api: TestApi;
let site: TestSite;
let siteCount = 0;
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await createTestSite(api, `moves-${(siteCount += 1)}`);
  ids = {};
  for (const title of ['D', 'C', 'B', 'A']) await add(title);
});

async function add(title: string) {
  const { itemId } = await createTestProduct(site, [{}], { title });
  ids = { ...ids, [title]: itemId };
}
const move = (item: string, side: string, anchor: string, { browser } = site.owner) =>
  browser.post(`/api/websites/${site.websiteId}/items/${ids[item] ?? item}/move`, {
    json: { anchorId: ids[anchor] ?? anchor, side },
  });
async function listed(): Promise<string> {
  const url = `/api/websites/${site.websiteId}/collections/${site.shopId}/items`;
  const { rows } = (await site.owner.browser.get(url)).as(listItems);
  return rows.map(({ title }) => title).join('');
}
async function shown(): Promise<string> {
  const { text } = await site.visitor().get('/shop', { headers: { accept: 'text/html' } });
  const { main } = JSON.parse(text) as PageView;
  if (main.kind !== 'collection') throw new Error(`The page is ${main.kind}.`);
  return main.collection.items.map(({ title }) => title).join('');
}

describe('a moved item', () => {
  it.each([
    ['D', 'before', 'A', 'DABC'],
    ['A', 'after', 'D', 'BCDA'],
    ['B', 'after', 'C', 'ACBD'],
    ['C', 'before', 'B', 'ACBD'],
    ['B', 'before', 'C', 'ABCD'],
  ])('%s is %s %s for owners and visitors', async (item, side, anchor, expected) => {
    expect([await listed(), await shown()]).toEqual(['ABCD', 'ABCD']);
    expect((await move(item, side, anchor)).status).toBe(200);
    expect([await listed(), await shown()]).toEqual([expected, expected]);
  });

  it('stays at its place when others are moved, added and deleted', async () => {
    await move('A', 'after', 'D');
    await add('E');
    expect(await shown()).toBe('EBCDA');
    await move('E', 'after', 'B');
    await siteContents(site).deleteItem(ids['C'] ?? '');
    await move('A', 'before', 'E');
    expect([await listed(), await shown()]).toEqual(['BAED', 'BAED']);
  });

  it('has its place once when several are moved at the same time', async () => {
    await Promise.all([move('A', 'after', 'D'), move('B', 'after', 'C')]);
    expect(await listed()).toBe('CBDA');
    const positions = await site.inTenant((tenant) =>
      tenant.selectFrom('items').select('position').orderBy('position').execute(),
    );
    expect(positions.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  it('is rejected next to a deleted item, itself or an item of another collection', async () => {
    const { createBlog, createItem, deleteItem } = siteContents(site);
    await deleteItem(ids['C'] ?? '');
    const { collectionId } = await createBlog();
    const post = idOf(await createItem(collectionId, { title: 'Post' }));
    const statuses = [];
    for (const anchor of ['C', 'A', post]) statuses.push((await move('A', 'after', anchor)).status);
    expect(statuses).toEqual([404, 404, 404]);
    expect((await move('C', 'after', 'A')).status).toBe(404);
    expect(await listed()).toBe('ABD');
  });

  it('needs the permission to write items of its kind (ROLE-08)', async () => {
    const editor = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    expect((await move('A', 'after', 'B', editor)).status).toBe(403);
    expect(await listed()).toBe('ABCD');
  });

  it('is no event: those are ordered by their dates', async () => {
    const { createPage, createItem } = siteContents(site);
    const type = collectionType.EVENTS;
    const page = await createPage({ title: 'Events', kind: 'collection', collectionType: type });
    const collectionId = String(page.body['collectionId']);
    const [first, second] = [
      idOf(await createItem(collectionId, { title: 'One' })),
      idOf(await createItem(collectionId, { title: 'Two' })),
    ];
    expect((await move(first, 'before', second)).body).toMatchObject({
      errors: { anchorId: 'Events are ordered by their dates.' },
    });
  });
});
