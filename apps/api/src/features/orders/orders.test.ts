import { createFulfillment, listOrders, placeOrder, readOrder } from '@sitewright/contracts/api';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestContributor,
  createTestSite,
  type TestSite,
} from '../../testing/create-test-site.ts';
import { createTestVariant, setStoreSettings } from '../../testing/create-test-product.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { checkout, testCard, testStore, visitorWithCart } from '../../testing/test-checkout.ts';
import { findOrders } from './find-orders.queries.ts';
import { insertOrderEvent } from './orders.queries.ts';

let api: TestApi;
let site: TestSite;
let path: string;
let variantId: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  path = `/api/websites/${site.websiteId}/orders`;
  await setStoreSettings(site, testStore);
  variantId = await createTestVariant(site, { qtyInStock: 100, sku: 'MUG-1' });
});
afterAll(() => api.close());

/** Buys one piece, a second after the one before, and answers the order's id. */
async function buy(card: keyof typeof testCard | 'invoice' = 'succeeds'): Promise<string> {
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  const visitor = await visitorWithCart(site, variantId);
  const payment =
    card === 'invoice'
      ? ({ method: 'invoice' } as const)
      : ({ method: 'testCard', card: testCard[card] } as const);
  (await checkout(visitor, { payment })).as(placeOrder);
  const { rows } = (await site.owner.browser.get(`${path}?limit=1`)).as(listOrders);
  return rows[0]?.id ?? '';
}

const read = async (orderId: string) =>
  (await site.owner.browser.get(`${path}/${orderId}`)).as(readOrder);
async function fulfill(orderId: string, changes: object = {}) {
  const { lines } = await read(orderId);
  return site.owner.browser.post(`${path}/${orderId}/fulfillments`, {
    json: {
      requestKey: 'request1',
      lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
      carrier: null,
      trackingNumber: '',
      notifiesBuyer: false,
      ...changes,
    },
  });
}

describe('orders', () => {
  it('return lines, amounts, the price trace and the timeline to the owner', async () => {
    const order = await read(await buy());
    expect(order).toMatchObject({
      paymentState: 'paid',
      subtotalCents: 2500,
      shippingCostCents: 900,
      grandTotalCents: 3400,
      lines: [{ sku: 'MUG-1', quantity: 1, unitPriceCents: 2500 }],
      trace: [{ rule: 'lines' }, { rule: 'shipping', detail: 'Post' }],
      timeline: [{ kind: 'placed' }, { kind: 'paid' }],
    });
  });

  it('are readable by the owner and the buyer with a country code that is no longer valid', async () => {
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    const visitor = await visitorWithCart(site, variantId);
    const { orderUrl } = (await checkout(visitor)).as(placeOrder);
    const id = (await site.owner.browser.get(`${path}?limit=1`)).as(listOrders).rows[0]?.id ?? '';
    await site.inTenant((tenant) =>
      sql`update orders set shipping_address = jsonb_set(shipping_address, '{country}', '"UK"')
        where order_id = ${id}`.execute(tenant),
    );
    expect((await read(id)).shippingAddress).toMatchObject({ country: 'UK' });
    const page = await visitor.get(orderUrl, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
  });

  it('contain each line once, even if order IDs are requested more than once', async () => {
    const [one, other] = [await buy(), await buy()];
    const found = await site.inTenant((tenant) =>
      findOrders(tenant, [other, one, one, other, one]),
    );
    expect([...found.values()].map(({ lines }) => lines.length)).toEqual([1, 1]);
  });

  it('are listed newest first, with pagination and a filter by state', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.unshift(await buy());
    await fulfill(ids[1] ?? '');
    const { browser } = site.owner;
    const first = (await browser.get(`${path}?limit=2`)).as(listOrders);
    expect(first.rows.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const next = (await browser.get(`${path}?limit=1&cursor=${first.nextCursor}`)).as(listOrders);
    expect(next.rows.map(({ id }) => id)).toEqual(ids.slice(2));
    const fulfilled = (await browser.get(`${path}?state=fulfilled`)).as(listOrders);
    expect(fulfilled.rows.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await browser.get(`${path}?state=lost`)).status).toBe(400);
    expect((await browser.get(`${path}?cursor=%22nonsense`)).status).toBe(200);
  });

  it('exclude attempts with a declined card, which are listed as canceled', async () => {
    const shop = await createTestSite(api, 'tries');
    await setStoreSettings(shop, testStore);
    const visitor = await visitorWithCart(shop, await createTestVariant(shop, { qtyInStock: 5 }));
    const payment = { method: 'testCard', card: testCard.isDeclined } as const;
    for (let tries = 0; tries < 2; tries += 1)
      expect((await checkout(visitor, { payment })).status).toBe(402);
    const list = async (query = '') => {
      const response = await shop.owner.browser.get(
        `/api/websites/${shop.websiteId}/orders${query}`,
      );
      const { rows, total } = response.as(listOrders);
      return [rows.length, total];
    };
    expect(await list()).toEqual([0, 0]);
    expect(await list('?state=cancelled')).toEqual([2, 2]);
    (await checkout(visitor)).as(placeOrder);
    expect(await list()).toEqual([1, 1]);

    await shop.inTenant(async (tenant) => {
      const declined = await tenant
        .selectFrom('orders')
        .where('paymentState', '=', 'failed')
        .select('orderId')
        .execute();
      for (const { orderId } of declined) {
        const event = { eventId: api.services.createId(), orderId, kind: 'needsRefund', text: '' };
        await insertOrderEvent(tenant, event, api.clock.now);
      }
    });
    expect(await list()).toEqual([3, 3]);
  });

  it('can be fulfilled only if they are paid or use deferred payment', async () => {
    const orderId = await buy();
    expect((await fulfill(orderId)).as(createFulfillment)).toMatchObject({ state: 'fulfilled' });
    const later = await buy('invoice');
    expect((await fulfill(later)).as(createFulfillment)).toMatchObject({
      state: 'fulfilled',
      paymentState: 'awaitingPayment',
    });
    const pending = await fulfill(await buy('respondsLate'));
    expect([pending.status, pending.body]).toMatchObject([409, { code: 'actionNotAllowed' }]);
  });

  it('return 403 without the permission to read orders, and 404 on another website (ROLE-08)', async () => {
    const orderId = await buy();
    const reporter = await createTestContributor(api, site, [collaboratorRole.REPORTING]);
    expect((await reporter.browser.get(`${path}/${orderId}`)).status).toBe(403);
    const other = await createTestSite(api, 'other');
    const there = `/api/websites/${other.websiteId}/orders/${orderId}`;
    expect((await other.owner.browser.get(there)).status).toBe(404);
  });
});
