import { readItem } from '@sitewright/contracts/api';
import { workflowState } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct } from '../../testing/create-test-product.ts';
import type { TestSite } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { openTestImports } from '../../testing/test-imports.ts';
import { checkout, visitorWithCart } from '../../testing/test-checkout.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

const newShop = (site?: TestSite) => openTestImports(shop.api, site);

describe('the undo', () => {
  it('deletes created products and restores changed ones, with sales in between', async () => {
    const target = await newShop(shop.site);
    const { itemId, variants } = await createTestProduct(
      shop.site,
      [{ sku: 'U-1', price: 1000, qtyInStock: 10 }],
      { title: 'Vase', categories: ['Old'] },
    );
    const before = (await target.browser.get(`${target.root}/items/${itemId}`)).as(readItem);
    const done = await target.run(
      'Title,SKU,Price,Stock,Categories,Status\nVase,U-1,20,25,New,published\nBowl,U-2,5,1,,draft\n',
    );
    expect(done.counts).toMatchObject({ created: 1, updated: 1 });
    const visitor = await visitorWithCart(shop.site, variants[0]!.id, 3);
    expect((await checkout(visitor, {})).status).toBe(200);

    expect(await target.undo(done.id)).toMatchObject({
      state: 'undone',
      undo: { deleted: 1, restored: 1, edited: [] },
    });
    const after = (await target.browser.get(`${target.root}/items/${itemId}`)).as(readItem);
    const sold = { ...before.product!.variants[0]!, qtyInStock: 7 };
    expect(after).toEqual({ ...before, product: { ...before.product, variants: [sold] } });
    expect((await target.rows()).rows.some(({ title }) => title === 'Bowl')).toBe(false);
    expect(await shop.violatedInvariants()).toEqual([]);

    // Once more, and the file again: nothing is doubled, and SKUs of deleted products are free.
    expect(await target.undo(done.id)).toMatchObject({ state: 'undone' });
    const again = await target.run('Title,SKU,Price,Stock\nBowl,U-2,5,1\n');
    expect(again.counts).toMatchObject({ created: 1 });
  });

  it('leaves products that were edited since, and lists them', async () => {
    const target = await newShop();
    const done = await target.run('Title,SKU,Price\nMug,M,18\nCup,C,9\n');
    const mug = await target.item('Mug');
    const { id, collectionId: _collection, recordType: _type, revision: _revision, ...draft } = mug;
    await target.browser.call('PUT', `${target.root}/items/${id}`, {
      json: { ...draft, excerpt: 'By hand', workflowState: workflowState.PUBLISHED },
    });
    expect(await target.undo(done.id)).toMatchObject({
      undo: { deleted: 1, restored: 0, edited: [{ itemId: id, title: 'Mug' }] },
    });
    expect((await target.rows()).rows.map(({ title }) => title)).toEqual(['Mug']);
  });
});

describe('the export', () => {
  it('is imported again without a change, and into another shop as the same products', async () => {
    const target = await newShop();
    await createTestProduct(
      target.site,
      [
        {
          id: '1'.repeat(24),
          sku: "=cmd|' /C calc'!A0",
          price: 1234,
          salePrice: 999,
          onSale: true,
          qtyInStock: 4,
          weightGrams: 250,
          dimensions: { lengthMm: 10, widthMm: 20, heightMm: 30 },
          optionValues: [
            { option: 'Size', value: 'S, small' },
            { option: '+Glaze', value: "'=matte" },
          ],
        },
        {
          id: '2'.repeat(24),
          sku: 'X-2',
          unlimited: true,
          available: false,
          optionValues: [
            { option: 'Size', value: 'L' },
            { option: '+Glaze', value: "'=matte" },
          ],
        },
      ],
      {
        title: '-Mug, "large"',
        excerpt: '@home\nTwo lines',
        categories: ['Mugs, cups', 'A\\B'],
        tags: ['=1+1'],
        author: "O'Neil",
        publishAt: '2026-11-19T10:00:00.000Z',
        body: {
          type: 'doc',
          content: [
            {
              type: 'heading',
              attrs: { level: 2, align: 'center' },
              content: [{ type: 'text', text: 'A < B' }],
            },
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: 'Fired ' },
                {
                  type: 'text',
                  text: 'twice',
                  marks: [
                    { type: 'bold' },
                    { type: 'link', attrs: { href: 'https://kiln.example/?a=1&b=2' } },
                  ],
                },
                { type: 'hardBreak' },
                { type: 'text', text: 'in 2026' },
              ],
            },
            {
              type: 'orderedList',
              attrs: { start: 3 },
              content: [
                {
                  type: 'listItem',
                  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Three' }] }],
                },
              ],
            },
          ],
        },
      },
    );
    const text = await target.exportText();
    // No cell begins with a formula.
    for (const cell of text.split(/[\r\n,]/)) expect(cell.replace(/^"/, '')).not.toMatch(/^[=+@]/);
    expect((await target.run(text)).counts).toEqual({
      created: 0,
      updated: 0,
      unchanged: 1,
      invalid: 0,
    });

    const other = await newShop();
    expect((await other.run(text)).counts).toMatchObject({ created: 1, invalid: 0 });
    expect(await other.exportText()).toBe(text);
  });
});
