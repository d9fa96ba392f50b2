import {
  changeProducts,
  listItems,
  readItem,
  type ProductsChange,
} from '@sitewright/contracts/api';
import { collaboratorRole, workflowState } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProduct } from '../../testing/create-test-product.ts';
import { createTestContributor, createTestSite } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

const root = () => `/api/websites/${shop.site.websiteId}`;
const change = (
  itemIds: readonly string[],
  changed: ProductsChange,
  browser = shop.site.owner.browser,
) =>
  browser.post(`${root()}/collections/${shop.site.shopId}/product-changes`, {
    json: { itemIds, change: changed },
  });
const read = async (itemId: string) =>
  (await shop.site.owner.browser.get(`${root()}/items/${itemId}`)).as(readItem);

it('changes prices, sales, availability and categories of all variants of several products', async () => {
  const first = await createTestProduct(shop.site, [
    { price: 999, optionValues: [{ option: 'Size', value: 'S' }] },
    { id: '1'.repeat(24), price: 1001, optionValues: [{ option: 'Size', value: 'L' }] },
  ]);
  const second = await createTestProduct(shop.site, [{ price: 5 }]);
  const other = await createTestProduct(shop.site);
  const ids = [first.itemId, second.itemId];
  const variants = async () =>
    (await Promise.all(ids.map(read))).flatMap(({ product }) => product?.variants ?? []);

  expect((await change(ids, { kind: 'sale', percent: 50 })).as(changeProducts)).toEqual({
    changed: 2,
  });
  // Half up to whole cents.
  expect((await variants()).map(({ salePrice, onSale }) => [salePrice, onSale])).toEqual([
    [500, true],
    [501, true],
    [3, true],
  ]);
  await change(ids, { kind: 'endSale' });
  await change(ids, { kind: 'price', cents: 1250 });
  await change(ids, { kind: 'availability', available: false });
  expect(
    (await variants()).map(({ price, onSale, available }) => [price, onSale, available]),
  ).toEqual(Array.from({ length: 3 }, () => [1250, false, false]));
  await change(ids, { kind: 'addCategory', category: 'Gifts' });
  await change(ids, { kind: 'addCategory', category: 'Gifts' });
  expect((await read(first.itemId)).categories).toEqual(['Gifts']);
  await change(ids, { kind: 'removeCategory', category: 'Gifts' });
  expect((await read(first.itemId)).categories).toEqual([]);
  expect((await read(other.itemId)).product?.variants[0]?.price).toBe(2500);
});

it('hides, shows and deletes products, and ignores those of other collections', async () => {
  const { itemId } = await createTestProduct(shop.site, [{}], {
    title: 'Shown',
    workflowState: workflowState.DRAFT,
  });
  const other = await createTestSite(shop.api);
  const foreign = await createTestProduct(other);
  await change([itemId], { kind: 'visibility', isVisible: true });
  expect(await read(itemId)).toMatchObject({
    workflowState: workflowState.PUBLISHED,
    publishAt: shop.api.clock.now.toISOString(),
  });
  await change([itemId], { kind: 'visibility', isVisible: false });
  expect((await read(itemId)).workflowState).toBe(workflowState.DRAFT);
  const deleted = await change([itemId, foreign.itemId], { kind: 'delete' });
  expect(deleted.as(changeProducts)).toEqual({ changed: 1 });
  expect((await change([itemId], { kind: 'price', cents: 1 })).as(changeProducts)).toEqual({
    changed: 0,
  });
  const editor = await createTestContributor(shop.api, shop.site, [collaboratorRole.SCHEDULING]);
  expect((await change([itemId], { kind: 'delete' }, editor.browser)).status).toBe(403);
});

it('lists products without reading their variants one by one', async () => {
  const { itemId } = await createTestProduct(shop.site, [{ price: 3000, qtyInStock: 1 }], {
    title: 'Wide',
  });
  await shop.site.inTenant((tenant) =>
    sql`
      insert into variants (
        website_id, item_id, variant_id, sku, price_cents, sale_price_cents, on_sale, unlimited, qty_in_stock,
        option_values, position
      )
      select website_id, item_id, lpad(to_hex(number), 24, '0'), 'WIDE-' || number, price_cents - number, 1, false,
        false, 1, '[]', number
      from variants, generate_series(1, 1999) as number
      where item_id = ${itemId}
    `.execute(tenant),
  );
  const url = `${root()}/collections/${shop.site.shopId}/items?search=Wide`;
  const response = await shop.site.owner.browser.get(url);
  const [row] = response.as(listItems).rows;
  expect(row).toMatchObject({ priceCents: 1001, stock: 2000 });
  expect(response.text.length).toBeLessThan(1000);
});
