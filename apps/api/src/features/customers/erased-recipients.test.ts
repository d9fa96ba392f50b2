import { listCustomers } from '@sitewright/contracts/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestGiftCard, createTestVariant } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, visitorWithCart } from '../../testing/test-checkout.ts';
import { deliverGiftCards } from '../gift-cards/public.ts';

let shop: TestShop;
let card: { readonly productId: string; readonly sku: string; readonly amount: string };
const email = 'grace@example.com';
beforeAll(async () => {
  shop = await openTestShop();
  const variantId = await createTestVariant(shop.site, { price: 2000 });
  await checkout(await visitorWithCart(shop.site, variantId), { email });
  const { itemId, variants } = await createTestGiftCard(shop.site);
  const sku = variants[0]?.sku ?? '';
  card = { productId: itemId, sku, amount: sku };
});
afterAll(() => shop.api.close());

const path = (rest = '') => `/api/websites/${shop.site.websiteId}/customers${rest}`;

/** A visitor with a gift card for Grace in the cart. */
async function newBuyer() {
  const visitor = shop.site.visitor();
  const form = { ...card, recipientName: 'Grace Hopper', senderName: 'Ada', message: 'Dear Grace' };
  await visitor.post('/checkout/giftcard', {
    form: { ...form, recipientEmail: 'Grace@Example.com' },
  });
  return visitor;
}
const buyCard = async (method: 'testCard' | 'invoice') => {
  const payment =
    method === 'invoice' ? { method } : ({ method, card: '4242 4242 4242 4242' } as const);
  const body = { shippingAddress: null, shippingOptionId: null, payment };
  const placed = await checkout(await newBuyer(), body);
  expect(placed.status, placed.text).toBe(200);
};
async function erase() {
  const { rows } = (await shop.site.owner.browser.get(path())).as(listCustomers);
  const id = rows.find((row) => row.email === email)?.id;
  return shop.site.owner.browser.post(path(`/${id}/erase`), { json: { email } });
}
const rowsOf = (table: 'orderLines' | 'cartEntries' | 'giftCards' | 'outbox') =>
  shop.site.inTenant((tenant) => tenant.selectFrom(table).selectAll().execute());
const setOrders = (change: object) =>
  shop.site.inTenant((tenant) => tenant.updateTable('orders').set(change).execute());

it('erases a customer from the gift cards that others bought or want to buy for them', async () => {
  await buyCard('testCard');
  const open = await newBuyer();
  const payloads = async () => JSON.stringify(await rowsOf('outbox'));
  expect(await payloads()).toMatch(/"order\.confirmation.*"recipientEmail":"grace@example\.com"/i);
  await deliverGiftCards(shop.api.services);
  await setOrders({ state: 'fulfilled', fulfillmentState: 'fulfilled' });
  const erased = await erase();
  expect(erased.status, erased.text).toBe(200);

  for (const table of ['orderLines', 'cartEntries', 'giftCards', 'outbox'] as const)
    expect([table, JSON.stringify(await rowsOf(table))]).toEqual([
      table,
      expect.not.stringMatching(/grace/i),
    ]);
  const bought = (await rowsOf('orderLines')).find(({ giftCard }) => giftCard !== null);
  expect(bought?.giftCard).toMatchObject({ senderName: 'Ada', amountCents: expect.any(Number) });
  expect(await shop.cartOf(open)).toMatchObject({ entries: [] });
});

it('waits for a gift card that another buyer has ordered and not paid', async () => {
  const variantId = await createTestVariant(shop.site, { price: 2000 });
  await checkout(await visitorWithCart(shop.site, variantId), { email });
  await setOrders({ state: 'fulfilled', fulfillmentState: 'fulfilled' });
  await buyCard('invoice');
  expect((await erase()).body).toMatchObject({ code: 'ordersOpen' });
});
