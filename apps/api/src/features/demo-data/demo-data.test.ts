import {
  issueInvoices,
  listCustomers,
  listOrderInvoices,
  listOrders,
  placeOrder,
  readDemoData,
  removeDemoData,
} from '@sitewright/contracts/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../platform/database/test-database.ts';
import { shopSite } from '../../seed/sites/shop/shop-site.ts';
import {
  createDemoShop,
  openDemoShop,
  type DemoServer,
  type DemoShop,
} from '../../testing/open-demo-shop.ts';
import { checkout, testAddress } from '../../testing/test-checkout.ts';
import { giftCardCode } from '../gift-cards/gift-card-code.ts';

/** What the removal could touch. */
const tables = [
  'orders',
  'order_lines',
  'order_events',
  'payment_attempts',
  'payment_disputes',
  'refunds',
  'fulfillments',
  'invoices',
  'order_downloads',
  'discount_uses',
  'outbox',
  'carts',
  'gift_cards',
  'gift_card_entries',
  'customers',
  'customer_notes',
  'review_requests',
  'reviews',
  'stock_movements',
  'test_card_attempts',
  'test_card_refunds',
  'products',
  'variants',
  'discounts',
] as const;
const none = { orders: 0, customers: 0, reviews: 0, giftCards: 0, abandonedCarts: 0 };
const { purchases, giftCards, reviews, carts } = shopSite.history!;

describe.each(testEngines())('removing demo data on %s', (engine) => {
  let server: DemoServer;
  let shop: DemoShop;
  let other: DemoShop;
  beforeAll(async () => {
    server = await openDemoShop({ engine });
    ({ shop } = server);
    other = await createDemoShop(server.api, 'other-shop');
  }, 400_000);
  afterAll(() => server?.api.close());

  const get = (path: string) => shop.owner.browser.get(`${shop.path}${path}`);
  const remove = () => shop.owner.browser.call('DELETE', `${shop.path}/demo-data`);
  const stock = () =>
    shop.inTenant(async (tenant) => {
      const rows = await tenant.selectFrom('variants').select(['sku', 'qtyInStock']).execute();
      return Object.fromEntries(rows.map(({ sku, qtyInStock }) => [sku, qtyInStock]));
    });
  /** The number of rows of each table of a website that the removal could touch. */
  const rowsOf = ({ inTenant }: DemoShop) =>
    inTenant(async (tenant) => {
      const counts: Record<string, number> = {};
      for (const table of tables) {
        const { rows } = await sql<{ readonly count: number }>`
          select count(1)::int as count from ${sql.table(table)} where website_id = ${tenant.websiteId}
        `.execute(tenant);
        counts[table] = rows[0]?.count ?? 0;
      }
      return counts;
    });

  /** Buys a mug, as a visitor. Returns the id of the order. */
  async function buy(email: string, giftCard?: string): Promise<string> {
    const { clock } = server.api;
    clock.now = new Date(clock.now.getTime() + 1000);
    const { variantId } = await shop.inTenant((tenant) =>
      tenant
        .selectFrom('variants')
        .where('sku', '=', 'TG-MUG-CREAM')
        .select('variantId')
        .executeTakeFirstOrThrow(),
    );
    const visitor = shop.visitor();
    await visitor.post('/api/cart/entries', { json: { variantId, quantity: 1 } });
    if (giftCard !== undefined)
      expect((await visitor.post('/api/cart/codes', { json: { code: giftCard } })).status).toBe(
        200,
      );
    const body = { email, shippingAddress: testAddress, shippingOptionId: 'us-post' };
    (await checkout(visitor, body)).as(placeOrder);
    return (await get('/orders?limit=1')).as(listOrders).rows[0]?.id ?? '';
  }
  async function invoiceNumber(orderId: string): Promise<string | undefined> {
    const json = { orderIds: [orderId] };
    const issued = await shop.owner.browser.post(`${shop.path}/orders/invoices`, { json });
    issued.as(issueInvoices);
    return (await get(`/orders/${orderId}/invoices`)).as(listOrderInvoices).invoices[0]?.number;
  }

  let realOrders: string[] = [];

  it('counts the demo data, without real orders and customers', async () => {
    const { secret } = server.api.services.settings;
    const { giftCardId } = await shop.inTenant((tenant) =>
      tenant
        .selectFrom('giftCards')
        .where('recipientName', '=', 'Harbor School')
        .select('giftCardId')
        .executeTakeFirstOrThrow(),
    );
    realOrders = [
      await buy('real@buyers.example'),
      // A real customer with the address of a demo customer, who pays with a gift card of the demo.
      await buy('harper.quinn@example.com', giftCardCode(secret, shop.websiteId, giftCardId)),
    ];
    expect(await invoiceNumber(realOrders[0] ?? '')).toBe('1');
    expect((await get('/demo-data')).as(readDemoData)).toEqual({
      orders: purchases.length - 1,
      customers: new Set(
        purchases.filter(({ pays }) => pays !== 'declined').map(({ buyer }) => buyer),
      ).size,
      reviews: reviews.length,
      giftCards: giftCards.length + 3,
      // With the cart whose payment failed.
      abandonedCarts: carts.length + 1,
    });
    expect(await server.violations()).toEqual([]);
  });

  it('removes exactly the demo data of the website, once for two requests at once', async () => {
    const otherBefore = await rowsOf(other);
    const stockBefore = await stock();
    const [first, second] = await Promise.all([remove(), remove()]);
    const removed = [first.as(removeDemoData), second.as(removeDemoData)];
    expect(removed.map(({ orders }) => orders).toSorted((one, two) => one - two)).toEqual([
      0,
      purchases.length - 1,
    ]);
    expect((await get('/demo-data')).as(readDemoData)).toEqual(none);
    expect(await server.violations()).toEqual([]);

    const { rows } = (await get('/orders?limit=100')).as(listOrders);
    expect(rows.map(({ id }) => id)).toEqual(realOrders.toReversed());
    expect(await rowsOf(shop)).toMatchObject({
      orders: 2,
      order_lines: 2,
      carts: 2,
      // The one that a real order used.
      gift_cards: 1,
      gift_card_entries: 2,
      customers: 1,
      customer_notes: 0,
      invoices: 1,
      reviews: 0,
      refunds: 0,
      test_card_refunds: 0,
      test_card_attempts: 2,
    });
    expect(await rowsOf(other)).toEqual(otherBefore);

    // What demo orders held is back: nothing sold less than before, and a sold-out candle is there again.
    const stockAfter = await stock();
    for (const [sku, quantity] of Object.entries(stockBefore))
      expect(stockAfter[sku], sku).toBeGreaterThanOrEqual(quantity);
    expect(stockAfter['TG-CANDLE-PINE']).toBe(3);
  });

  it('removes nothing when it is repeated', async () => {
    const before = await rowsOf(shop);
    expect((await remove()).as(removeDemoData)).toEqual(none);
    expect(await rowsOf(shop)).toEqual(before);
  });

  it('leaves real customers, and continues the invoices of real orders', async () => {
    const { rows } = (await get('/customers')).as(listCustomers);
    expect(rows.map(({ email }) => email).toSorted()).toEqual([
      'harper.quinn@example.com',
      'real@buyers.example',
    ]);
    const later = await buy('later@buyers.example');
    expect(await invoiceNumber(realOrders[1] ?? '')).toBe('2');
    expect(await invoiceNumber(later)).toBe('3');
    expect(await server.violations()).toEqual([]);
  });

  it('rejects other accounts', async () => {
    const response = await other.owner.browser.call('DELETE', `${shop.path}/demo-data`);
    expect([403, 404]).toContain(response.status);
  });
});
