import {
  createFulfillment,
  fulfillOrders,
  readOrder,
  undoFulfillment,
} from '@sitewright/contracts/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { createTestSite } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { buy, fulfillPieces, readTestOrder, requestKey } from '../../testing/test-orders.ts';

let shop: TestShop;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  variantId = await createTestVariant(shop.site, { qtyInStock: 500, sku: 'MUG-1' });
});
afterAll(() => shop.api.close());

const buyPieces = (quantity: number, card: 'succeeds' | 'invoice' = 'succeeds') =>
  buy(shop.api, shop.site, variantId, { quantity, card });
const shippingMails = async (orderId: string) =>
  shop.site.inTenant((tenant) =>
    tenant
      .selectFrom('outbox')
      .where('cause', 'like', `order.shipping.${orderId}%`)
      .selectAll()
      .execute(),
  );

describe('a fulfillment', () => {
  it('sends a part of an order with tracking, then the rest', async () => {
    const order = await buyPieces(3);
    const sent = (
      await fulfillPieces(shop.site, order, {
        quantity: 2,
        carrier: 'ups',
        trackingNumber: '1Z5R8939 0357567127',
      })
    ).as(createFulfillment);
    expect(sent).toMatchObject({
      state: 'pending',
      fulfillmentState: 'partlyFulfilled',
      lines: [{ quantity: 3, fulfilledQuantity: 2 }],
      fulfillments: [
        {
          carrier: 'ups',
          trackingNumber: '1Z5R89390357567127',
          trackingUrl: 'https://www.ups.com/track?tracknum=1Z5R89390357567127',
          lines: [{ quantity: 2 }],
        },
      ],
      timeline: [
        { kind: 'placed' },
        { kind: 'paid' },
        { kind: 'fulfilled', text: 'Ada fulfilled 2 items (UPS 1Z5R89390357567127).' },
      ],
    });
    const rest = (await fulfillPieces(shop.site, order)).as(createFulfillment);
    expect(rest).toMatchObject({ state: 'fulfilled', fulfillmentState: 'fulfilled' });
    expect(await shippingMails(order.id)).toHaveLength(2);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('is recorded and mailed once when its request is repeated, one after the other or at once', async () => {
    const order = await buyPieces(4);
    const key = { requestKey: requestKey(), quantity: 2 };
    const responses = await Promise.all([1, 2, 3].map(() => fulfillPieces(shop.site, order, key)));
    responses.push(await fulfillPieces(shop.site, order, key));
    for (const response of responses)
      expect(response.as(createFulfillment).lines[0]?.fulfilledQuantity).toBe(2);
    expect(await shippingMails(order.id)).toHaveLength(1);
    expect((await readTestOrder(shop.site, order)).fulfillments).toHaveLength(1);
  });

  it('never exceeds the ordered pieces when different requests arrive at once', async () => {
    const order = await buyPieces(3);
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => fulfillPieces(shop.site, order, { quantity: 2 })),
    );
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual([
      '200',
      '409',
      '409',
      '409',
    ]);
    expect((await readTestOrder(shop.site, order)).lines[0]?.fulfilledQuantity).toBe(2);
    expect(await shippingMails(order.id)).toHaveLength(1);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('cannot exceed the ordered pieces in the database, whatever the program does', async () => {
    const order = await buyPieces(1);
    const write = shop.site.inTenant((tenant) =>
      sql`update order_lines set fulfilled_quantity = 2 where order_id = ${order.id}`.execute(
        tenant,
      ),
    );
    await expect(write).rejects.toThrow('order_lines_fulfilled');
  });

  it.each([
    ['more pieces than were ordered', { quantity: 2 }, 409, 'conflict'],
    ['no pieces', { quantity: 0 }, 400, 'invalidRequest'],
    ['a fraction of a piece', { quantity: 0.5 }, 400, 'invalidRequest'],
    [
      'a line of another order',
      { lines: [{ lineId: 'a'.repeat(24), quantity: 1 }] },
      404,
      'notFound',
    ],
    [
      'a script as its tracking link',
      { trackingUrl: 'javascript:alert(1)' },
      400,
      'invalidRequest',
    ],
  ])('with %s is rejected', async (_, changes, status, code) => {
    const order = await buyPieces(1);
    const response = await fulfillPieces(shop.site, order, changes);
    expect([response.status, response.body['code']]).toEqual([status, code]);
    expect(await readTestOrder(shop.site, order)).toMatchObject({
      fulfillmentState: 'unfulfilled',
    });
  });

  it('can be undone once, and its pieces can be sent again', async () => {
    const order = await buyPieces(2);
    const sent = (await fulfillPieces(shop.site, order, { quantity: 2 })).as(createFulfillment);
    const path = `${order.path}/fulfillments/${sent.fulfillments[0]?.id}`;
    const responses = await Promise.all(
      [1, 2].map(() => shop.site.owner.browser.call('DELETE', path)),
    );
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404']);
    const undone = responses.find(({ status }) => status === 200)?.as(undoFulfillment);
    expect(undone).toMatchObject({
      state: 'pending',
      fulfillmentState: 'unfulfilled',
      lines: [{ fulfilledQuantity: 0 }],
      fulfillments: [],
    });
    expect((await fulfillPieces(shop.site, order, { quantity: 2 })).status).toBe(200);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('can get another tracking number', async () => {
    const order = await buyPieces(1);
    const sent = (await fulfillPieces(shop.site, order)).as(createFulfillment);
    const response = await shop.site.owner.browser.call(
      'PUT',
      `${order.path}/fulfillments/${sent.fulfillments[0]?.id}`,
      { json: { carrier: null, trackingNumber: 'X1', trackingUrl: 'https://courier.example/X1' } },
    );
    expect(response.as(readOrder)).toMatchObject({
      fulfillments: [{ trackingNumber: 'X1', trackingUrl: 'https://courier.example/X1' }],
      timeline: [{}, {}, { kind: 'fulfilled' }, { kind: 'trackingChanged' }],
    });
  });

  it('shows the buyer what was shipped, without the notes of the shop', async () => {
    const order = await buyPieces(2);
    await shop.site.owner.browser.post(`${order.path}/notes`, {
      json: { requestKey: requestKey(), text: 'Difficult customer' },
    });
    await fulfillPieces(shop.site, order, { carrier: 'dhl', trackingNumber: '3318810025' });
    const page = await order.buyer.get(order.orderUrl, { headers: { accept: 'text/html' } });
    expect(page.text).toContain('3318810025');
    expect(page.text).not.toContain('Difficult customer');
    const [mail] = await shippingMails(order.id);
    expect(JSON.stringify(mail?.payload)).not.toContain('Difficult customer');
  });
});

describe('the fulfillment of several orders', () => {
  it('sends everything that is open and skips the others, also twice at once', async () => {
    const ready = [await buyPieces(2), await buyPieces(1, 'invoice')];
    const done = await buyPieces(1);
    await fulfillPieces(shop.site, done);
    const orderIds = [...ready, done].map(({ id }) => id);
    const json = { orderIds: [...orderIds, 'b'.repeat(24)], notifiesBuyer: true };
    const path = `/api/websites/${shop.site.websiteId}/orders/fulfillments`;
    const responses = await Promise.all(
      [1, 2].map(async () =>
        (await shop.site.owner.browser.post(path, { json })).as(fulfillOrders),
      ),
    );
    expect(responses.flatMap(({ fulfilled }) => fulfilled).toSorted()).toEqual(
      ready.map(({ id }) => id).toSorted(),
    );
    for (const { id } of ready) expect(await shippingMails(id)).toHaveLength(1);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('does not reach the orders of another website', async () => {
    const order = await buyPieces(1);
    const other = await createTestSite(shop.api, 'other');
    const path = `/api/websites/${other.websiteId}/orders/fulfillments`;
    const json = { orderIds: [order.id], notifiesBuyer: true };
    const response = await other.owner.browser.post(path, { json });
    expect(response.as(fulfillOrders)).toEqual({ fulfilled: [], skipped: [order.id] });
    expect(await readTestOrder(shop.site, order)).toMatchObject({ state: 'pending' });
  });
});
