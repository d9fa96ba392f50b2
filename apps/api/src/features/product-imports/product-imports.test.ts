import { listStockMovements, uploadProductImport } from '@sitewright/contracts/api';
import { collectionType, contentItemType, workflowState } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct } from '../../testing/create-test-product.ts';
import type { TestSite } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { openTestImports } from '../../testing/test-imports.ts';
import { claimItemPaths } from '../url-paths/public.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

const newShop = (site?: TestSite) => openTestImports(shop.api, site);

const mugs =
  'URL slug,Title,SKU,Price,Stock,Option 1 name,Option 1 value\nmug,Mug,M-S,18,7,Size,Small\nmug,,M-L,26,2,Size,Large\n';

describe('an import', () => {
  it('creates products with their variants, and takes the stock through the ledger', async () => {
    const target = await newShop();
    const done = await target.run(`${mugs}cup,Cup,C-1,9,Unlimited,,\n`);
    expect(done).toMatchObject({
      state: 'done',
      progress: { done: 2, total: 2 },
      counts: { created: 2, updated: 0, unchanged: 0, invalid: 0 },
    });
    const mug = await target.item('Mug');
    expect(mug.product).toMatchObject({
      options: [{ name: 'Size', values: ['Small', 'Large'] }],
      variants: [
        { sku: 'M-S', price: 1800, qtyInStock: 7 },
        { sku: 'M-L', price: 2600, qtyInStock: 2 },
      ],
    });
    const [variant] = mug.product?.variants ?? [];
    const movements = await target.browser.get(`${target.root}/inventory/${variant?.id}/movements`);
    expect(movements.as(listStockMovements).rows).toMatchObject([
      { quantity: 7, balance: 7, reason: 'import' },
    ]);
    expect((await target.imports()).rows.map(({ id }) => id)).toEqual([done.id]);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('updates products by slug and SKU instead of adding them twice', async () => {
    const target = await newShop();
    await target.run(mugs);
    const again = await target.run(mugs);
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    const changed = await target.run('SKU,Title,Price,Stock\nM-L,Mug,30,2\n');
    expect(changed.counts).toMatchObject({ created: 0, updated: 1 });
    const mug = await target.item('Mug');
    expect(mug.product?.variants.map(({ sku, price }) => [sku, price])).toEqual([
      ['M-S', 1800],
      ['M-L', 3000],
    ]);
    expect((await target.rows()).total).toBe(1);
  });

  it('reads the SEO columns of Shopify, and those of an export without a change', async () => {
    const target = await newShop();
    await target.run(
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,SEO Title,SEO Description\n' +
        'mug,Mug,Title,Default Title,18.00,Handmade mugs,Fired twice.\n',
    );
    const seo = { title: 'Handmade mugs', description: 'Fired twice.', noIndex: false };
    expect(await target.item('Mug')).toMatchObject({ excerpt: '', seo });
    const text = await target.exportText();
    expect(text).toContain('SEO title,SEO description,Hide from search engines');
    expect((await target.run(text)).counts).toMatchObject({ unchanged: 1 });
    const hidden = text.replace('Fired twice.,No', 'Fired once.,Yes');
    expect((await target.run(hidden)).counts).toMatchObject({ updated: 1 });
    const other = await newShop();
    await other.run(await target.exportText());
    expect((await other.item('Mug')).seo).toMatchObject({
      ...seo,
      description: 'Fired once.',
      noIndex: true,
    });
  });

  it('runs once, however often it is uploaded, started and advanced', async () => {
    const target = await newShop();
    const importId = shop.api.services.createId();
    const uploads = await Promise.all([
      target.upload(mugs, importId),
      target.upload(mugs, importId),
    ]);
    expect(uploads.map(({ status }) => status)).toEqual([200, 200]);
    const uploaded = uploads[0].as(uploadProductImport);
    await target.check(uploaded);
    await Promise.all([target.start(importId), target.start(importId)]);
    await Promise.all([target.advance(importId), target.advance(importId)]);
    await target.start(importId);
    await target.advance(importId);
    expect((await target.read(importId)).counts).toMatchObject({ created: 1 });
    expect((await target.rows()).total).toBe(1);
    const otherShop = await target.browser.post(
      `${target.root}/product-imports?importId=${importId}&collectionId=${'0'.repeat(24)}`,
      { file: { name: 'a.csv', content: Buffer.from(mugs) } },
    );
    expect(otherShop.status).toBe(404);
  });

  it('imports nothing of a file with errors, or its valid rows on request', async () => {
    const target = await newShop();
    const text = 'Title,SKU,Price\nMug,M,18\nCup,C,cheap\n';
    const checked = await target.checkText(text);
    expect(checked.check).toMatchObject({
      counts: { created: 1, invalid: 1 },
      errors: [{ row: 3, column: 'Price' }],
      errorCount: 1,
    });
    expect((await target.start(checked.id)).body).toMatchObject({
      errors: { scope: 'Some rows have errors. Correct the file, or import the valid rows.' },
    });
    expect((await target.rows()).total).toBe(0);
    await target.start(checked.id, 'valid');
    await target.advance(checked.id);
    expect(await target.read(checked.id)).toMatchObject({
      state: 'done',
      counts: { created: 1, invalid: 1 },
      failures: [{ row: 3 }],
    });
    expect((await target.rows()).rows.map(({ title }) => title)).toEqual(['Mug']);
  });

  it('names all errors of a product that is not imported', async () => {
    const target = await newShop();
    const text = 'Title,SKU,Price,Stock\nMug,M,18,1\nCup,C,cheap,few\n';
    const { failures } = await target.run(text, 'valid');
    expect(failures).toMatchObject([{ row: 3, text: expect.stringMatching(/“cheap”.*“few”/) }]);
  });

  it('names two columns that contain the same', async () => {
    const target = await newShop();
    const { id } = (await target.upload('Title,Name,,Price\nMug,Mug,x,18\n')).as(
      uploadProductImport,
    );
    const errorOf = async (mapping: readonly (string | null)[]) => {
      const json = { mapping, measurementStandard: 'metric' };
      const path = `${target.root}/product-imports/${id}/check`;
      const { body } = await target.browser.post(path, { json });
      return (body as unknown as { errors: { mapping: string } }).errors.mapping;
    };
    expect(await errorOf(['title', 'title', null, 'price'])).toContain('“Title” and “Name”');
    expect(await errorOf(['title', null, 'price', 'price'])).toContain('“Column 3” and “Price”');
  });

  it('names a product whose title is too long by the start of it', async () => {
    const target = await newShop();
    const { check } = await target.checkText(`Title,SKU,Price\n${'M'.repeat(5000)},M-1,5\n`);
    expect(check?.errors).toMatchObject([{ row: 2, text: 'A title has 200 characters at most.' }]);
    expect(check?.products.map(({ title }) => title)).toEqual(['M'.repeat(200)]);
  });

  it('undoes itself if a product of all cannot be written after the check', async () => {
    const target = await newShop();
    const titles = Array.from({ length: 12 }, (_, index) => `Mug ${index}`);
    const lines = titles.map((title) => `${title},${title},5`);
    const { id } = await target.checkText(`Title,SKU,Price\n${lines.join('\n')}\n`);
    await target.start(id);
    // Meanwhile, two products take an SKU of the second batch each: it is unclear which one is meant.
    const pages = await target.browser.post(`${target.root}/pages`, {
      json: { title: 'Second shop', kind: 'collection', collectionType: collectionType.PRODUCTS },
    });
    const second = { ...target.site, shopId: String(pages.body['collectionId']) };
    await createTestProduct(second, [{ sku: 'Mug 11' }], { title: 'Jug' });
    await target.advance(id);
    expect(await target.read(id)).toMatchObject({
      state: 'failed',
      failures: [{ row: 13, title: 'Mug 11' }],
      undo: { deleted: 11 },
    });
    expect((await target.rows()).total).toBe(0);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('reports products beyond the limit of a collection (LIMIT-05)', async () => {
    const target = await newShop();
    const present = Array.from({ length: 198 }, (_, index) => ({
      itemId: shop.api.services.createId(),
      collectionId: target.site.shopId,
      recordType: contentItemType.STORE_ITEM,
      title: `Present ${index}`,
      urlId: `present-${index}`,
      workflowState: workflowState.DRAFT,
    }));
    await target.site.inTenant(async (tenant) => {
      await tenant.insertInto('items').values(present).execute();
      await claimItemPaths(
        tenant,
        present.map(({ itemId }) => itemId),
      );
    });
    const lines = Array.from({ length: 1000 }, (_, index) => `Mug ${index},5`);
    const { check, id } = await target.checkText(`Title,Price\n${lines.join('\n')}\n`);
    expect(check?.counts).toMatchObject({ created: 2, invalid: 998 });
    expect(check?.errors[0]).toEqual({
      row: 4,
      column: null,
      text: 'A collection holds 200 products at most, and this one has room for 2 more. Move the rest to another file and collection.',
    });
    expect([check?.errors.length, check?.errorCount]).toEqual([200, 998]);
    expect((await target.start(id)).status).toBe(400);
  });
});
