import {
  adjustStock,
  changeStockSettings,
  listInventory,
  listStockMovements,
} from '@sitewright/contracts/api';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, createTestVariant } from '../../testing/create-test-product.ts';
import { createTestContributor, createTestSite } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, testCard, visitorWithCart } from '../../testing/test-checkout.ts';
import { viewOf } from '../../testing/test-renderer.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

const root = () => `/api/websites/${shop.site.websiteId}/inventory`;
const owner = () => shop.site.owner.browser;
const adjust = (variantId: string, change: number, changes: object = {}) =>
  owner().post(`${root()}/${variantId}/adjustments`, {
    json: {
      adjustmentId: shop.api.services.createId(),
      change,
      reason: 'count',
      note: '',
      ...changes,
    },
  });
const configure = (variantId: string, changes: object) =>
  owner().call('PUT', `${root()}/${variantId}`, {
    json: { unlimited: false, continueSelling: false, lowStockAt: null, ...changes },
  });
const list = async (query = '') => (await owner().get(`${root()}?${query}`)).as(listInventory);
const history = async (variantId: string) =>
  (await owner().get(`${root()}/${variantId}/movements`)).as(listStockMovements).rows;
const lowStockMails = (variantId: string) =>
  shop.site.inTenant(async (tenant) => {
    const rows = await tenant
      .selectFrom('outbox')
      .where('cause', 'like', `stock.low.${variantId}.%`)
      .select('payload')
      .execute();
    return rows.length;
  });
async function buy(variantId: string, quantity = 1, card: keyof typeof testCard = 'succeeds') {
  const visitor = await visitorWithCart(shop.site, variantId, quantity);
  return checkout(visitor, { payment: { method: 'testCard', card: testCard[card] } });
}

describe('the inventory', () => {
  it('lists the stock of all variants, by search and state', async () => {
    const optionValues = (value: string) => [{ option: 'Glaze', value }];
    const { variants } = await createTestProduct(
      shop.site,
      [
        { qtyInStock: 9, sku: 'INV-SAGE', optionValues: optionValues('Sage green') },
        { qtyInStock: 2, sku: 'INV-CLAY', optionValues: optionValues('Clay') },
        { qtyInStock: 0, sku: 'INV-GRAY', optionValues: optionValues('Gray') },
      ],
      { title: 'Inventory bowl' },
    );
    await configure(variants[1]!.id, { lowStockAt: 2 });
    const skus = async (query: string) => (await list(query)).rows.map(({ sku }) => sku);
    expect(await skus('search=inventory')).toEqual(['INV-SAGE', 'INV-CLAY', 'INV-GRAY']);
    expect(await skus('search=sage+gr')).toEqual(['INV-SAGE']);
    expect(await skus('state=low')).toEqual(['INV-CLAY']);
    expect(await skus('state=out&search=inv-')).toEqual(['INV-GRAY']);
    const { rows, total } = await list('search=inv-clay');
    expect([rows[0], total]).toMatchObject([
      { title: 'Inventory bowl', variant: 'Clay', qtyInStock: 2, lowStockAt: 2, state: 'low' },
      1,
    ]);
  });

  it('counts the same stock as low as the product page: the threshold of the variant, or five', async () => {
    const optionValues = (value: string) => [{ option: 'Size', value }];
    const { itemId, variants } = await createTestProduct(
      shop.site,
      [
        { qtyInStock: 5, sku: 'LOW-DEFAULT', optionValues: optionValues('S') },
        { qtyInStock: 6, sku: 'LOW-ENOUGH', optionValues: optionValues('M') },
        { qtyInStock: 9, sku: 'LOW-OWN', optionValues: optionValues('L') },
        { qtyInStock: 4, sku: 'LOW-NEVER', optionValues: optionValues('XL') },
      ],
      { title: 'Low jug', urlId: 'low-jug' },
    );
    await configure(variants[2]!.id, { lowStockAt: 10 });
    await configure(variants[3]!.id, { lowStockAt: 0 });
    const { rows } = await list('search=low-&state=low');
    expect(rows.map(({ sku }) => sku)).toEqual(['LOW-DEFAULT', 'LOW-OWN']);
    const page = viewOf(
      (await shop.site.visitor().get('/shop/low-jug', { headers: { accept: 'text/html' } })).text,
    );
    if (page.main.kind !== 'item') throw new Error('There is no product.');
    expect(page.main.item.id).toBe(itemId);
    const shown = page.main.item.product?.variants ?? [];
    expect(shown.map(({ lowStockAt }) => lowStockAt)).toEqual([undefined, undefined, 10, 0]);
  });

  it('adjusts a stock with a reason, and counts a repeated adjustment once', async () => {
    const variantId = await createTestVariant(shop.site, { qtyInStock: 10 });
    const json = {
      adjustmentId: shop.api.services.createId(),
      reason: 'damaged',
      note: 'Fell off',
    };
    const both = await Promise.all([adjust(variantId, -3, json), adjust(variantId, -3, json)]);
    expect(both.map((response) => response.as(adjustStock).qtyInStock)).toEqual([7, 7]);
    expect((await adjust(variantId, -4, json)).status).toBe(409);
    expect((await adjust(variantId, -8)).status).toBe(409);
    expect((await adjust(variantId, 0)).status).toBe(400);
    expect(await history(variantId)).toMatchObject([
      { kind: 'corrected', quantity: -3, balance: 7, reason: 'damaged', note: 'Fell off' },
      { kind: 'received', quantity: 10, balance: 10, reason: '' },
    ]);
  });

  it('shows sales and releases with their orders in the history', async () => {
    const variantId = await createTestVariant(shop.site, { qtyInStock: 5 });
    expect((await buy(variantId, 2)).status).toBe(200);
    await buy(variantId, 1, 'isDeclined');
    const rows = await history(variantId);
    expect(rows.map(({ kind, quantity, balance }) => [kind, quantity, balance])).toEqual([
      ['released', 1, 3],
      ['held', -1, 2],
      ['held', -2, 3],
      ['received', 5, 5],
    ]);
    expect(rows[2]?.order?.number).toBeGreaterThan(0);
  });

  it('sends one mail per crossing of the threshold, not one per order', async () => {
    const variantId = await createTestVariant(shop.site, { qtyInStock: 5 });
    (await configure(variantId, { lowStockAt: 3 })).as(changeStockSettings);
    await buy(variantId);
    expect(await lowStockMails(variantId)).toBe(0);
    await buy(variantId, 1, 'isDeclined');
    await buy(variantId, 2, 'isDeclined');
    expect(await lowStockMails(variantId)).toBe(0);
    await buy(variantId);
    await buy(variantId);
    expect(await lowStockMails(variantId)).toBe(1);
    // Back at the threshold, the stock is still low.
    await adjust(variantId, 1, { reason: 'restock' });
    await buy(variantId);
    expect(await lowStockMails(variantId)).toBe(1);
    await adjust(variantId, 2, { reason: 'restock' });
    await buy(variantId);
    expect(await lowStockMails(variantId)).toBe(2);
  });

  it('sells on below zero if the owner wants it, and shows it as available', async () => {
    const variantId = await createTestVariant(shop.site, { qtyInStock: 1 });
    expect((await buy(variantId, 2).catch(() => null))?.status ?? 409).toBe(409);
    await configure(variantId, { continueSelling: true });
    expect((await buy(variantId, 3)).status).toBe(200);
    expect(await shop.stock(variantId)).toBe(-2);
    const rejected = await configure(variantId, {});
    expect(rejected.body).toMatchObject({
      errors: { continueSelling: 'Adjust the stock to 0 or more first.' },
    });
    await adjust(variantId, 2, { reason: 'restock' });
    expect((await configure(variantId, {})).status).toBe(200);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('requires permissions, and knows only the variants of its website', async () => {
    const variantId = await createTestVariant(shop.site);
    const other = await createTestSite(shop.api);
    const foreign = await other.owner.browser.post(
      `/api/websites/${other.websiteId}/inventory/${variantId}/adjustments`,
      { json: { adjustmentId: variantId, change: 1, reason: 'count', note: '' } },
    );
    expect(foreign.status).toBe(404);
    const editor = await createTestContributor(shop.api, shop.site, [collaboratorRole.SCHEDULING]);
    expect((await editor.browser.get(root())).status).toBe(403);
  });

  it('has a ledger that cannot be changed later', async () => {
    for (const statement of [
      sql`update stock_movements set quantity = 1`,
      sql`delete from stock_movements`,
    ])
      await expect(shop.site.inTenant((tenant) => statement.execute(tenant))).rejects.toThrow(
        /permission denied/,
      );
  });
});
