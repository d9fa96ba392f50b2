import {
  duplicateItem,
  listDigitalFiles,
  listInventory,
  readItem,
  readShipping,
} from '@sitewright/contracts/api';
import { collaboratorRole, workflowState } from '@sitewright/contracts/codes';
import type { VariantDraft } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, setStoreSettings } from '../../testing/create-test-product.ts';
import { createTestContributor, createTestSite } from '../../testing/create-test-site.ts';
import { variantDraftOf } from '../../testing/item-draft.ts';
import { insertTestItem } from '../../testing/insert-test-item.ts';
import { openBookShop, type BookShop } from '../../testing/open-book-shop.ts';
import { idOf, siteContents } from '../../testing/site-contents.ts';
import { shipsTo, testStore } from '../../testing/test-checkout.ts';

let shop: BookShop;
let root: string;
beforeAll(async () => {
  shop = await openBookShop();
  root = `/api/websites/${shop.site.websiteId}`;
});
afterAll(() => shop.api.close());

const duplicate = (itemId: string, withStock = false, browser = shop.site.owner.browser) =>
  browser.post(`${root}/items/${itemId}/duplicate`, { json: { withStock } });
const copyOf = async (itemId: string, withStock?: boolean) =>
  (await duplicate(itemId, withStock)).as(duplicateItem);
const read = async (itemId: string) =>
  (await shop.site.owner.browser.get(`${root}/items/${itemId}`)).as(readItem);

const sizes = (values: readonly string[]): Partial<VariantDraft>[] =>
  values.map((value, index) => ({
    id: String(index).padStart(24, '0'),
    sku: `M-${value}`,
    price: 1000 + index,
    qtyInStock: 4 + index,
    weightGrams: 300,
    optionValues: [{ option: 'Size', value }],
  }));

describe('the copy of a product', () => {
  it('is a hidden draft with everything but the slug, the SKUs and the stock', async () => {
    const seo = { title: 'Mugs', description: 'Fired.', imageId: null, noIndex: true };
    const related = await createTestProduct(shop.site, [{}], { title: 'Saucer' });
    const { itemId } = await createTestProduct(shop.site, [], {
      title: 'Mug',
      excerpt: 'A mug.',
      categories: ['Mugs'],
      tags: ['clay'],
      author: 'Ada',
      seo,
      product: {
        productType: 'physical',
        taxClass: 'reduced',
        relatedIds: [related.itemId],
        variants: sizes(['S', 'L']).map(variantDraftOf),
      },
    });
    const source = await read(itemId);
    const { collectionId, recordType } = source;

    const copy = await copyOf(itemId);
    expect(copy).toMatchObject({
      collectionId,
      recordType,
      title: 'Mug (copy)',
      urlId: 'mug-copy',
      workflowState: workflowState.DRAFT,
      publishAt: null,
      excerpt: 'A mug.',
      categories: ['Mugs'],
      tags: ['clay'],
      author: 'Ada',
      seo,
      product: {
        taxClass: 'reduced',
        relatedIds: [related.itemId],
        options: [{ name: 'Size', values: ['S', 'L'] }],
        variants: [
          { price: 1000, weightGrams: 300, optionValues: [{ option: 'Size', value: 'S' }] },
          { price: 1001, weightGrams: 300, optionValues: [{ option: 'Size', value: 'L' }] },
        ],
      },
    });
    const variants = copy.product?.variants ?? [];
    expect(variants.map(({ qtyInStock }) => qtyInStock)).toEqual([0, 0]);
    for (const { sku } of variants) expect(sku).toMatch(/^SQ\d{7}$/);
    const ids = source.product!.variants.map((variant) => variant.id);
    expect(ids.filter((each) => variants.some((variant) => variant.id === each))).toEqual([]);
    expect((await shop.site.visitor().get('/shop/mug-copy')).status).toBe(404);
    expect((await copyOf(itemId)).urlId).toBe('mug-copy-2');
    expect(await read(itemId)).toMatchObject({ title: 'Mug', workflowState: source.workflowState });
  });

  it('has the stock on request, through the ledger', async () => {
    const { itemId } = await createTestProduct(shop.site, [{ qtyInStock: 7 }], { title: 'Jug' });
    const copy = await copyOf(itemId, true);
    expect(copy.product?.variants[0]?.qtyInStock).toBe(7);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('warns of low stock as the original does', async () => {
    const { itemId, variants } = await createTestProduct(shop.site, [{}], { title: 'Bowl' });
    await shop.site.inTenant((tenant) =>
      tenant
        .updateTable('variants')
        .set({ lowStockAt: 3 })
        .where('variantId', '=', variants[0]?.id ?? '')
        .execute(),
    );
    await copyOf(itemId);
    const inventory = await shop.site.owner.browser.get(`${root}/inventory?search=Bowl`);
    expect(inventory.as(listInventory).rows.map(({ lowStockAt }) => lowStockAt)).toEqual([3, 3]);
  });

  it('shares the files that are sold, each with the variant of the copy', async () => {
    const copy = await copyOf(shop.itemId);
    const { files } = (
      await shop.site.owner.browser.get(shop.filesPath.replace(shop.itemId, copy.id))
    ).as(listDigitalFiles);
    const originals = (await shop.site.owner.browser.get(shop.filesPath)).as(listDigitalFiles);
    const names = originals.files.map(({ fileName }) => fileName);
    expect(files.map(({ fileName }) => fileName)).toEqual(names);
    const indexes = originals.files.map(({ variantId }) =>
      shop.variantIds.indexOf(variantId ?? ''),
    );
    const copied = copy.product?.variants.map(({ id }) => id) ?? [];
    expect(files.map(({ variantId }) => copied.indexOf(variantId ?? ''))).toEqual(indexes);
    expect(indexes).toContain(1);
    await shop.site.owner.browser.call('DELETE', `${root}/items/${copy.id}`);
    expect(await shop.linksOf(await shop.buyBook())).toMatchObject([{ state: 'ready' }]);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('has no file of a variant that was removed', async () => {
    const source = await copyOf(shop.itemId);
    const product = source.product!;
    const json = { ...source, product: { ...product, variants: product.variants.slice(0, 1) } };
    const { id, collectionId: _, recordType: __, ...draft } = json;
    await shop.site.owner.browser.call('PUT', `${root}/items/${id}`, { json: draft });
    const filesOf = async (itemId: string) => {
      const path = shop.filesPath.replace(shop.itemId, itemId);
      const { files } = (await shop.site.owner.browser.get(path)).as(listDigitalFiles);
      return files.map(({ fileName }) => fileName);
    };
    expect(await filesOf(id)).toEqual(['book.epub', 'book.pdf']);
    expect(await filesOf((await copyOf(id)).id)).toEqual(['book.epub']);
  });

  it('is in the shipping profile of the original', async () => {
    const { itemId } = await createTestProduct(shop.site, [{}], { title: 'Sofa' });
    const profile = { id: 'bulky', name: 'Bulky', productIds: [itemId], zones: shipsTo({}).zones };
    await setStoreSettings(shop.site, { shipping: { ...testStore.shipping, profiles: [profile] } });
    const { id } = await copyOf(itemId);
    const { profiles } = (await shop.site.owner.browser.get(`${root}/shipping`)).as(readShipping);
    expect(profiles[0]?.productIds).toEqual([itemId, id]);
  });

  it('is rejected where the collection is full (LIMIT-05)', async () => {
    const { itemId } = await createTestProduct(shop.site, [{}], { title: 'Last' });
    const count = await shop.site.inTenant((tenant) =>
      tenant
        .selectFrom('items')
        .where('collectionId', '=', shop.site.shopId)
        .where('workflowState', '<>', workflowState.DELETED)
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    for (let index = count.count; index < 200; index += 1)
      await insertTestItem(shop.api, shop.site, { title: 'Full', urlId: `full-${index}` });
    const { status, body } = await duplicate(itemId);
    expect([status, body]).toMatchObject([
      400,
      {
        code: 'limitReached',
        errors: { collectionId: 'This collection holds 200 items at most.' },
      },
    ]);
  });
});

describe('the copy of a post', () => {
  it('needs the permission for posts, not that for products (ROLE-08)', async () => {
    const contents = siteContents(shop.site);
    const { collectionId } = await contents.createBlog();
    const post = idOf(await contents.createItem(collectionId, { title: 'News', urlId: 'a/news' }));
    expect(await copyOf(post)).toMatchObject({ title: 'News (copy)', urlId: 'a/news-copy' });
    const { api, site } = shop;
    const manager = await createTestContributor(api, site, [collaboratorRole.STORE_MANAGER]);
    expect((await duplicate(post, false, manager.browser)).status).toBe(403);
    const editor = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    expect((await duplicate(shop.itemId, false, editor.browser)).status).toBe(403);
  });

  it('does not exist for deleted items and those of other websites', async () => {
    const contents = siteContents(shop.site);
    const { collectionId } = await contents.createBlog('Old');
    const post = idOf(await contents.createItem(collectionId, { title: 'Old' }));
    await contents.deleteItem(post);
    expect((await duplicate(post)).status).toBe(404);
    const other = await createTestSite(shop.api, 'copycat');
    const path = `/api/websites/${other.websiteId}/items/${shop.itemId}/duplicate`;
    const json = { withStock: false };
    expect((await other.owner.browser.post(path, { json })).status).toBe(404);
  });
});
