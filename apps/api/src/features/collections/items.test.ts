import {
  createItem,
  listCollections,
  listItems,
  readItem,
  readItemPath,
  writeItem,
} from '@sitewright/contracts/api';
import { collaboratorRole, collectionType, workflowState } from '@sitewright/contracts/codes';
import type { ItemDraft } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestContributor,
  createTestSite,
  type TestSite,
} from '../../testing/create-test-site.ts';
import { itemDraftOf, productDraftOf } from '../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { insertPage } from '../pages/pages.queries.ts';
import { insertCollection } from './collection.queries.ts';
import { generateSkus } from './free-sku.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const root = () => `/api/websites/${site.websiteId}`;
const itemsOf = (collectionId: string) => `${root()}/collections/${collectionId}/items`;
const create = (draft: ItemDraft, collectionId = site.shopId, browser = site.owner.browser) =>
  browser.post(itemsOf(collectionId), { json: draft });
const write = (itemId: string, draft: ItemDraft) =>
  site.owner.browser.call('PUT', `${root()}/items/${itemId}`, { json: draft });

const product = async (...args: Parameters<typeof productDraftOf>) =>
  (await create(productDraftOf(...args))).as(createItem);

/** A collection of a kind with its page. */
async function addCollection(type: number, urlId: string): Promise<string> {
  const collectionId = api.services.createId();
  await site.inTenant(async (tenant) => {
    await insertCollection(tenant, { collectionId, type, title: urlId });
    const pageId = api.services.createId();
    await insertPage(tenant, {
      pageId,
      kind: 'collection',
      collectionId,
      title: urlId,
      urlId,
    });
  });
  return collectionId;
}

/** Fills a collection with rows that were there before. */
const fill = (collectionId: string, count: number, categories: readonly string[] = []) =>
  site.inTenant((tenant) =>
    tenant
      .insertInto('items')
      .values(
        Array.from({ length: count }, (_, place) => ({
          itemId: api.services.createId(),
          collectionId,
          recordType: 1,
          title: `Item ${place}`,
          urlId: `filled-${place}`,
          body: null,
          workflowState: workflowState.DRAFT,
          categories: categories.slice(place * 50, place * 50 + 50),
        })),
      )
      .execute(),
  );

const readAnimations = (variantId: string) =>
  site.inTenant((tenant) =>
    tenant
      .selectFrom('stockMovements')
      .where('variantId', '=', variantId)
      .orderBy('movementId')
      .select(['kind', 'quantity'])
      .execute(),
  );

describe('items', () => {
  it('are created, listed, read, updated and deleted by the owner', async () => {
    const created = await product([{ price: 3000, salePrice: 2000, onSale: true, qtyInStock: 4 }]);
    expect(created).toMatchObject({ recordType: 11, urlId: 'moss', collectionId: site.shopId });
    const list = (await site.owner.browser.get(itemsOf(site.shopId))).as(listItems);
    expect(list.rows).toMatchObject([{ id: created.id, priceCents: 2000, stock: 4 }]);

    const changed = await write(created.id, { ...productDraftOf(), title: 'Lichen' });
    expect(changed.as(writeItem)).toMatchObject({ title: 'Lichen', urlId: 'moss' });
    const read = await site.owner.browser.get(`${root()}/items/${created.id}`);
    expect(read.as(readItem).title).toBe('Lichen');

    await site.owner.browser.call('DELETE', `${root()}/items/${created.id}`);
    expect((await site.owner.browser.get(`${root()}/items/${created.id}`)).status).toBe(404);
    const after = (await site.owner.browser.get(itemsOf(site.shopId))).as(listItems);
    expect(after.rows).toEqual([]);
  });

  it('can be restored only as drafts after deletion', async () => {
    const created = await product([{}], { title: 'Fern' });
    await site.owner.browser.call('DELETE', `${root()}/items/${created.id}`);
    expect((await write(created.id, productDraftOf())).status).toBe(400);
    const draft = { ...productDraftOf(), workflowState: workflowState.DRAFT };
    expect((await write(created.id, draft)).status).toBe(200);
  });

  it('get a unique generated URL slug in their collection, and are rejected with a taken one', async () => {
    const first = await product([{}], { title: 'Sage' });
    const second = await product([{}], { title: 'Sage' });
    expect([first.urlId, second.urlId]).toEqual(['sage', 'sage-2']);
    const taken = await create(productDraftOf([{}], { urlId: 'sage' }));
    expect(taken.body).toMatchObject({
      code: 'alreadyExists',
      errors: { urlId: expect.any(String) },
    });
  });

  it('appear immediately on cached pages', async () => {
    const before = await site.visitor().get('/shop');
    const created = await product([{}], { title: 'Clover' });
    const after = await site.visitor().get('/shop');
    expect(before.text).not.toContain(created.id);
    expect(after.text).toContain(created.id);
  });

  it('have a path once visitors can see them', async () => {
    const pathOf = async ({ id }: { readonly id: string }) =>
      (await site.owner.browser.get(`${root()}/items/${id}/path`)).as(readItemPath).path;
    expect(await pathOf(await product([{}], { title: 'Ivy' }))).toBe('/shop/ivy');
    const draft = { title: 'Hop', workflowState: workflowState.DRAFT };
    expect(await pathOf(await product([{}], draft))).toBeNull();
    const collectionId = await addCollection(collectionType.BLOG, 'unpublished');
    const post = (await create(itemDraftOf(), collectionId)).as(createItem);
    expect(await pathOf(post)).toBeNull();
  });

  it('are listed in pages', async () => {
    const collectionId = await addCollection(collectionType.GALLERY, 'pictures');
    await fill(collectionId, 5);
    const { browser } = site.owner;
    const first = (await browser.get(`${itemsOf(collectionId)}?limit=3`)).as(listItems);
    const rest = await browser.get(`${itemsOf(collectionId)}?limit=3&cursor=${first.nextCursor}`);
    const titles = [...first.rows, ...rest.as(listItems).rows].map(({ title }) => title);
    expect(new Set(titles).size).toBe(5);
    expect(rest.as(listItems).nextCursor).toBeNull();
  });

  it('are rejected with an unknown state or a publication time in the past', async () => {
    const scheduled = {
      workflowState: workflowState.SCHEDULED,
      publishAt: '2026-11-20T09:00:00.000Z',
    };
    expect((await create(productDraftOf([{}], scheduled))).body).toMatchObject({
      errors: { publishAt: expect.any(String) },
    });
    const unknown = await create(productDraftOf([{}], { workflowState: 77 }));
    expect(unknown.status).toBe(400);
  });

  it('that are scheduled can be saved after their publication time, but not without one', async () => {
    const scheduled = {
      title: 'Fern',
      workflowState: workflowState.SCHEDULED,
      publishAt: new Date(api.clock.now.getTime() + 60_000).toISOString(),
    };
    const { id } = await product([{}], scheduled);
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 120_000);
    const saved = await write(id, productDraftOf([{}], { ...scheduled, title: 'Fern, potted' }));
    const without = await write(id, productDraftOf([{}], { ...scheduled, publishAt: null }));
    api.clock.now = start;
    expect(saved.as(writeItem)).toMatchObject({ title: 'Fern, potted' });
    expect(without.body).toMatchObject({ errors: { publishAt: 'Choose a moment in the future.' } });
  });

  it('of events are rejected with an error if they end before they start', async () => {
    const eventsId = await addCollection(collectionType.EVENTS, 'events');
    const event = {
      startsAt: '2027-01-09T18:00:00.000Z',
      endsAt: '2027-01-09T17:59:59.000Z',
      allDay: false,
      place: '',
      address: '',
      onlineUrl: '',
      status: 'scheduled',
    } as const;
    const draft = { ...itemDraftOf(), event };
    expect((await create(draft, eventsId)).body).toMatchObject({
      errors: { 'event.endsAt': 'Please give an end that is not before the start.' },
    });
    const corrected = { ...draft, event: { ...event, endsAt: event.startsAt } };
    expect((await create(corrected, eventsId)).status).toBe(200);
  });

  it('must be products in a products collection and only there', async () => {
    const blogId = await addCollection(collectionType.BLOG, 'blog');
    expect((await create(itemDraftOf())).status).toBe(400);
    expect((await create(productDraftOf(), blogId)).status).toBe(400);
    expect((await create(itemDraftOf(), blogId)).status).toBe(200);
  });

  it('of products require other permissions than posts (ROLE-08)', async () => {
    const blogId = await addCollection(collectionType.BLOG, 'notes');
    const editor = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    const manager = await createTestContributor(api, site, [collaboratorRole.STORE_MANAGER]);
    const status = async (account: typeof editor, collectionId: string, draft: ItemDraft) =>
      (await create(draft, collectionId, account.browser)).status;
    expect(await status(editor, blogId, itemDraftOf())).toBe(200);
    expect(await status(editor, site.shopId, productDraftOf())).toBe(403);
    expect(await status(manager, site.shopId, productDraftOf())).toBe(200);
    expect(await status(manager, blogId, itemDraftOf())).toBe(403);
    expect((await manager.browser.get(itemsOf(blogId))).status).toBe(403);
    expect((await create(itemDraftOf(), blogId, api.config())).body).toMatchObject({
      loginRequired: true,
    });
  });

  it('of another website return 404', async () => {
    const other = await createTestSite(api, 'neighbor');
    const created = await product();
    const { browser } = other.owner;
    expect((await browser.get(`/api/websites/${other.websiteId}/items/${created.id}`)).status).toBe(
      404,
    );
    expect((await browser.get(`${root()}/items/${created.id}`)).status).toBe(403);
    const into = `/api/websites/${other.websiteId}/collections/${site.shopId}/items`;
    expect((await browser.post(into, { json: productDraftOf() })).status).toBe(404);
  });

  it('are limited in number by the kind of their collection (LIMIT-06)', async () => {
    const limits = [
      [collectionType.PRODUCTS, 200, productDraftOf()],
      [collectionType.ALBUM, 60, itemDraftOf()],
      [collectionType.PORTFOLIO, 250, itemDraftOf()],
    ] as const;
    for (const [type, limit, draft] of limits) {
      const collectionId = await addCollection(type, `full-${type}`);
      await fill(collectionId, limit - 1);
      expect((await create(draft, collectionId)).status).toBe(200);
      const rejected = await create({ ...draft, title: 'One more' }, collectionId);
      expect(rejected.status).toBe(400);
      expect(rejected.body).toMatchObject({
        error: 'This is more than the limit allows.',
        errors: { collectionId: `This collection holds ${limit} items at most.` },
      });
    }
  });

  it('have at most 10000 distinct categories on a website (LIMIT-06)', async () => {
    const crowded = await createTestSite(api, 'crowded');
    const home = site;
    site = crowded;
    const names = Array.from({ length: 9_999 }, (_, count) => `category ${count}`);
    await fill(crowded.shopId, 200, names);
    await site.inTenant((tenant) =>
      tenant.updateTable('items').set({ collectionId: crowded.shopId }).execute(),
    );
    const blogId = await addCollection(collectionType.BLOG, 'blog');
    expect((await create(itemDraftOf({ categories: ['the last'] }), blogId)).status).toBe(200);
    const rejected = await create(itemDraftOf({ categories: ['too many'] }), blogId);
    expect(rejected.body).toMatchObject({ code: 'limitReached' });
    expect((await create(itemDraftOf({ categories: ['the last'] }), blogId)).status).toBe(200);
    site = home;
  });
});

describe('the variants of a product', () => {
  it('get a generated SKU if empty, and are rejected with a duplicate SKU (PRODUCT-17)', async () => {
    const created = await product([{ sku: 'OWN-1' }, { sku: '' }, { sku: '' }]);
    const skus = created.product?.variants.map(({ sku }) => sku) ?? [];
    expect(skus[0]).toBe('OWN-1');
    expect(skus.slice(1)).toEqual([
      expect.stringMatching(/^SQ\d{7}$/),
      expect.stringMatching(/^SQ\d{7}$/),
    ]);
    expect((await create(productDraftOf([{ sku: 'OWN-1' }]))).body).toMatchObject({
      code: 'alreadyExists',
    });
    expect((await create(productDraftOf([{ sku: 'TWICE' }, { sku: 'TWICE' }]))).status).toBe(400);
  });

  it('get the next generated SKU if one already exists (PRODUCT-17)', async () => {
    await product([{ sku: 'SQ0000007' }]);
    const generated = ['SQ0000007', 'SQ0000008', 'SQ0000007', 'SQ0000008', 'SQ0000009'].values();
    const free = await site.inTenant((tenant) =>
      generateSkus(tenant, 2, () => generated.next().value ?? ''),
    );
    expect(free).toEqual(['SQ0000008', 'SQ0000009']);
  });

  it('of products created concurrently cannot have the same SKU', async () => {
    const results = await Promise.all(
      [1, 2, 3].map(() => create(productDraftOf([{ sku: 'RACE' }]))),
    );
    const statuses = results.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409]);
  });

  it('can swap SKUs', async () => {
    const created = await product([{ sku: 'LEFT' }, { sku: 'RIGHT' }]);
    const [left, right] = created.product?.variants ?? [];
    const swapped = productDraftOf([
      { ...left, sku: 'RIGHT' },
      { ...right, sku: 'LEFT' },
    ]);
    const result = (await write(created.id, swapped)).as(writeItem);
    expect(result.product?.variants.map(({ sku }) => sku)).toEqual(['RIGHT', 'LEFT']);
  });

  it('change their stock by the difference, preserving concurrent sales', async () => {
    const created = await product([{ qtyInStock: 10 }]);
    const [variant] = created.product?.variants ?? [];
    await site.inTenant((tenant) =>
      tenant
        .updateTable('variants')
        .set({ qtyInStock: 7 })
        .where('variantId', '=', variant!.id)
        .execute(),
    );
    const draft = productDraftOf([{ ...variant, qtyBefore: 10, qtyInStock: 15 }]);
    const result = (await write(created.id, draft)).as(writeItem);
    expect(result.product?.variants[0]?.qtyInStock).toBe(12);
    expect(await readAnimations(variant!.id)).toEqual([
      { kind: 'received', quantity: 10 },
      { kind: 'received', quantity: 5 },
    ]);
  });

  it('are removed when omitted, and cannot be assigned to another product', async () => {
    const created = await product([{ sku: 'A' }, { sku: 'B' }]);
    const [first, second] = created.product?.variants ?? [];
    const shorter = (await write(created.id, productDraftOf([first!]))).as(writeItem);
    expect(shorter.product?.variants.map(({ id }) => id)).toEqual([first!.id]);
    const thief = await product([
      { id: second!.id, sku: 'B' },
      { id: first!.id, sku: 'C' },
    ]);
    const ids = thief.product?.variants.map(({ id }) => id) ?? [];
    expect(ids).not.toContain(first!.id);
    expect(ids).not.toContain(second!.id);
  });
});

describe('collections', () => {
  it('are listed with their pages and the number of their items', async () => {
    const other = await createTestSite(api, 'counted');
    const path = `/api/websites/${other.websiteId}/collections`;
    await other.owner.browser.post(`${path}/${other.shopId}/items`, { json: productDraftOf() });
    const { rows } = (await other.owner.browser.get(path)).as(listCollections);
    expect(rows).toEqual([
      {
        id: other.shopId,
        type: collectionType.PRODUCTS,
        title: 'Shop',
        urlId: 'shop',
        pageId: other.shopPageId,
        itemCount: 1,
      },
    ]);
  });
});

it('filters items by a part of the title or SKU', async () => {
  const listed = async (search: string) => {
    const query = new URLSearchParams({ search }).toString();
    const list = (await site.owner.browser.get(`${itemsOf(site.shopId)}?${query}`)).as(listItems);
    return [list.total, ...list.rows.map(({ title }) => title)];
  };
  const { id } = await product([{ sku: 'LIST-1_A' }, { sku: 'LIST-2' }], {
    title: 'Tall jug 100%',
  });
  await product([{ sku: 'LIST-1XB' }], { title: 'Low jug' });
  expect(await listed('tall JUG')).toEqual([1, 'Tall jug 100%']);
  expect(await listed(' list-2 ')).toEqual([1, 'Tall jug 100%']);
  expect(await listed('1_a')).toEqual([1, 'Tall jug 100%']);
  expect(await listed('100%')).toEqual([1, 'Tall jug 100%']);
  expect((await listed('list-1'))[0]).toBe(2);
  await write(id, productDraftOf([{ sku: 'LIST-3' }], { title: 'Tall jug 100%' }));
  expect(await listed('list-2')).toEqual([0]);
});
