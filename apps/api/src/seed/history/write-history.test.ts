import {
  listInventory,
  listOrders,
  readSalesReport,
  readStoreSetup,
} from '@sitewright/contracts/api';
import { manualMethods } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../platform/database/test-database.ts';
import { openDemoShop, type DemoServer } from '../../testing/open-demo-shop.ts';
import { shopSite } from '../sites/shop/shop-site.ts';
import { writeHistory } from './write-history.ts';

const distinct = (values: readonly unknown[]) =>
  [...new Set(values)].toSorted((one, other) => String(one).localeCompare(String(other)));

describe.each(testEngines())('the history of the demo shop on %s', (engine) => {
  let server: DemoServer;
  beforeAll(async () => {
    server = await openDemoShop({ engine });
  }, 400_000);
  afterAll(() => server?.api.close());

  const get = (path: string) => server.shop.owner.browser.get(`${server.shop.path}${path}`);

  it('satisfies all invariants', async () => {
    expect(await server.violations()).toEqual([]);
  });

  it('has orders in every state that lasts, marked as demo data', async () => {
    const { orders, kinds } = await server.shop.inTenant(async (tenant) => ({
      orders: await tenant.selectFrom('orders').selectAll().orderBy('orderId').execute(),
      kinds: await tenant.selectFrom('orderEvents').select('kind').execute(),
    }));
    expect(orders).toHaveLength(shopSite.history!.purchases.length);
    expect(distinct(orders.map(({ isDemo }) => isDemo))).toEqual([true]);
    expect({
      states: distinct(orders.map(({ state }) => state)),
      payments: distinct(orders.map(({ paymentState }) => paymentState)),
      fulfillments: distinct(orders.map(({ fulfillmentState }) => fulfillmentState)),
      refunds: distinct(orders.map(({ refundState }) => refundState)),
      shipping: distinct(orders.map(({ shippingKind }) => shippingKind)),
    }).toEqual({
      states: ['cancelled', 'fulfilled', 'pending'],
      payments: ['awaitingPayment', 'failed', 'paid', 'voided'],
      fulfillments: ['fulfilled', 'partlyFulfilled', 'unfulfilled'],
      refunds: ['none', 'partlyRefunded', 'refunded'],
      shipping: ['delivery', null, 'pickup', 'shipping'],
    });
    expect(distinct(kinds.map(({ kind }) => kind))).toEqual(
      expect.arrayContaining(['canceled', 'disputed', 'failed', 'note', 'tagsChanged']),
    );
    const dates = orders.map(({ createdAt }) => createdAt.getTime());
    expect(dates).toEqual(dates.toSorted((one, other) => one - other));
    const age = server.api.clock.now.getTime() - (dates[0] ?? 0);
    expect(Math.floor(age / 86_400_000)).toBe(29);
  });

  it('lists the orders to their owner, newest first', async () => {
    const { rows, total } = (await get('/orders?limit=100')).as(listOrders);
    // Without the one whose card was declined.
    expect(total).toBe(shopSite.history!.purchases.length - 1);
    expect(rows.every(({ isDemo }) => isDemo === true)).toBe(true);
    const methods = rows.map(({ paymentMethod }) => paymentMethod);
    expect(methods).toEqual(expect.arrayContaining(['testCard', ...manualMethods]));
    expect(rows[0]?.customerName).toBe('Leilani Akana');
  });

  it('has what each part of the shop shows', async () => {
    const counts = await server.shop.inTenant(async (tenant) => {
      const count = async (
        table:
          | 'customers'
          | 'customerNotes'
          | 'discountUses'
          | 'orderDownloads'
          | 'paymentDisputes'
          | 'reviews',
      ) => (await tenant.selectFrom(table).select('websiteId').execute()).length;
      const cards = await tenant.selectFrom('giftCards').selectAll().execute();
      const carts = await tenant
        .selectFrom('carts')
        .where('orderId', 'is', null)
        .where('marketingAcceptedAt', 'is not', null)
        .select('cartId')
        .execute();
      const answers = await tenant
        .selectFrom('orderLines')
        .where('answers', 'is not', null)
        .select('lineId')
        .execute();
      return {
        customers: await count('customers'),
        notes: await count('customerNotes'),
        discountUses: await count('discountUses'),
        downloads: await count('orderDownloads'),
        disputes: await count('paymentDisputes'),
        reviews: await count('reviews'),
        cards: cards.length,
        partlyRedeemed: cards.filter(
          ({ balanceCents, initialCents }) => balanceCents > 0 && balanceCents < initialCents,
        ).length,
        cartsWithConsent: carts.length,
        answeredLines: answers.length,
      };
    });
    expect(counts).toEqual({
      customers: 6,
      notes: 4,
      discountUses: 6,
      downloads: 2,
      disputes: 1,
      reviews: 9,
      cards: 6,
      partlyRedeemed: 1,
      cartsWithConsent: 2,
      answeredLines: 2,
    });
  });

  it('reports the sales and refunds of its orders', async () => {
    const { orders, refunds } = await server.shop.inTenant(async (tenant) => ({
      orders: await tenant
        .selectFrom('orders')
        .where('paymentState', '=', 'paid')
        .select('grandTotalCents')
        .execute(),
      refunds: await tenant.selectFrom('refunds').select('amountCents').execute(),
    }));
    const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
    const report = (await get('/sales-report')).as(readSalesReport);
    const months = report.months;
    expect(sum(months.map(({ totalCents }) => totalCents))).toBe(
      sum(orders.map(({ grandTotalCents }) => grandTotalCents)),
    );
    expect(sum(months.map(({ refundedCents }) => refundedCents))).toBe(
      sum(refunds.map(({ amountCents }) => amountCents)),
    );
    expect(sum(refunds.map(({ amountCents }) => amountCents))).toBeGreaterThan(0);
  });

  it('leaves the stock of the products as they have it, without a variant that notifies late', async () => {
    const { rows } = (await get('/inventory?limit=100')).as(listInventory);
    const clay = rows.find(({ sku }) => sku === 'TG-MUG-CLAY');
    expect(clay?.qtyInStock).toBe(3);
    const notified = await server.shop.inTenant((tenant) =>
      tenant
        .selectFrom('variants')
        .where('lowStockNotifiedAt', 'is not', null)
        .select('sku')
        .execute(),
    );
    expect(notified).toEqual([]);
  });

  it('sends no mail, and does not count as the first order of the shop', async () => {
    const mails = await server.shop.inTenant((tenant) =>
      tenant.selectFrom('outbox').select(['state', 'cause', 'payload']).execute(),
    );
    expect(distinct(mails.map(({ state }) => state))).toEqual(['stored']);
    expect(mails.filter(({ cause }) => /^order\.notice|^stock\./.test(cause))).toEqual([]);
    const { steps } = (await get('/store-setup')).as(readStoreSetup);
    expect(steps.find(({ id }) => id === 'order')).toMatchObject({ isDone: false });
  });

  it('numbers the documents of demo orders apart', async () => {
    const invoices = await server.shop.inTenant((tenant) =>
      tenant
        .selectFrom('invoices')
        .select(['kind', 'number', 'document'])
        .orderBy('number')
        .execute(),
    );
    const numbers = invoices.map(({ document }) => (document as { number: string }).number);
    expect(numbers.every((number) => number.startsWith('DEMO-'))).toBe(true);
    const kinds = distinct(invoices.map(({ kind }) => kind));
    expect(kinds).toEqual(['creditNote', 'invoice']);
  });

  it('is written once', async () => {
    const { shop, api } = server;
    const before = (await get('/orders')).as(listOrders).total;
    await writeHistory(api.services, shop.websiteId, shopSite.history!, 'Demo Owner');
    expect((await get('/orders')).as(listOrders).total).toBe(before);
  });
});
