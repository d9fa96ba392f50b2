import { listOrders, readOrder } from '@sitewright/contracts/api';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../testing/create-test-product.ts';
import { createTestContributor, createTestSite } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { testAddress, testStore } from '../../testing/test-checkout.ts';
import { buy, fulfillPieces, readTestOrder, requestKey } from '../../testing/test-orders.ts';
import { orderCalls } from '../../access/calls/order-calls.ts';

let shop: TestShop;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  variantId = await createTestVariant(shop.site, { qtyInStock: 500, sku: 'MUG-1' });
});
afterAll(() => shop.api.close());

describe('notes, tags and mails of an order', () => {
  it('add a note once, however often its request arrives', async () => {
    const order = await buy(shop.api, shop.site, variantId);
    const json = { requestKey: requestKey(), text: 'Call before delivery' };
    const note = () => shop.site.owner.browser.post(`${order.path}/notes`, { json });
    const responses = [...(await Promise.all([note(), note()])), await note()];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const notes = (await readTestOrder(shop.site, order)).timeline.filter(
      ({ kind }) => kind === 'note',
    );
    expect(notes).toMatchObject([{ text: 'Ada: Call before delivery' }]);
  });

  it('change the tags and record the change', async () => {
    const order = await buy(shop.api, shop.site, variantId);
    const tag = async (...tags: string[]) =>
      (await shop.site.owner.browser.call('PUT', `${order.path}/tags`, { json: { tags } })).as(
        readOrder,
      );
    await tag('gift', ' fragile ', 'gift');
    await tag('fragile', 'gift');
    const changed = await tag('fragile', 'express');
    expect(changed.tags).toEqual(['fragile', 'express']);
    expect(changed.timeline.slice(2).map(({ text }) => text)).toEqual([
      'Ada changed the tags: added “gift”, “fragile”.',
      'Ada changed the tags: added “express”, removed “gift”.',
    ]);
  });

  it('send any mail again, once per request, with the order as it is now', async () => {
    const order = await buy(shop.api, shop.site, variantId, { quantity: 2 });
    await fulfillPieces(shop.site, order, { quantity: 2, carrier: 'dhl', trackingNumber: '1' });
    const { mails, fulfillments } = await readTestOrder(shop.site, order);
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['confirmation', 'ada@example.com'],
      ['notice', expect.stringContaining('account')],
      ['shipping', 'ada@example.com'],
    ]);
    const fulfillmentPath = `${order.path}/fulfillments/${fulfillments[0]?.id}`;
    await shop.site.owner.browser.call('PUT', fulfillmentPath, {
      json: { carrier: 'dhl', trackingNumber: '3318810025' },
    });
    const resend = (json: object) =>
      shop.site.owner.browser.post(`${order.path}/mails/${mails[2]?.id}/resend`, { json });
    const json = { requestKey: requestKey() };
    await Promise.all([resend(json), resend(json)]);
    const after = await readTestOrder(shop.site, order);
    expect(after.mails.map(({ kind }) => kind)).toEqual([
      'confirmation',
      'notice',
      'shipping',
      'shipping',
    ]);
    expect(after.timeline.at(-1)?.text).toBe(
      'Ada sent the shipping confirmation to ada@example.com again.',
    );
    const sent = await shop.site.inTenant((tenant) =>
      tenant
        .selectFrom('outbox')
        .where('outboxId', '=', after.mails[3]?.id ?? '')
        .select('payload')
        .executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(sent.payload)).toContain('3318810025');

    await shop.site.owner.browser.call('DELETE', fulfillmentPath);
    expect((await resend({ requestKey: requestKey() })).status).toBe(409);
  });

  it('have a timeline that nobody can change', async () => {
    const order = await buy(shop.api, shop.site, variantId);
    for (const statement of [
      sql`update order_events set text = '' where order_id = ${order.id}`,
      sql`delete from order_events where order_id = ${order.id}`,
    ]) {
      const change = shop.site.inTenant((tenant) => statement.execute(tenant));
      await expect(change).rejects.toThrow('permission denied');
    }
  });
});

describe('the list of orders', () => {
  it('is found by number, name, email address, SKU and tag', async () => {
    const site = await createTestSite(shop.api, 'found');
    await setStoreSettings(site, testStore);
    const [mug, bowl] = [
      await createTestVariant(site, { qtyInStock: 9, sku: 'MUG%1' }),
      await createTestVariant(site, { qtyInStock: 9, sku: 'BOWL-7' }),
    ];
    const one = await buy(shop.api, site, mug, {
      email: 'grace@example.com',
      shippingAddress: { ...testAddress, firstName: 'Grace', lastName: 'Hopper' },
    });
    const two = await buy(shop.api, site, bowl);
    await site.owner.browser.call('PUT', `${two.path}/tags`, { json: { tags: ['wholesale'] } });
    const list = async (query: string) => {
      const path = `/api/websites/${site.websiteId}/orders?${query}`;
      const { rows, total } = (await site.owner.browser.get(path)).as(listOrders);
      expect(total).toBe(rows.length);
      return rows.map(({ id }) => id);
    };
    const find = (search: string) => list(`search=${encodeURIComponent(search)}`);
    const { number } = await readTestOrder(site, one);
    expect(await find(`#${number}`)).toEqual([one.id]);
    expect(await find(String(number))).toContain(one.id);
    expect(await find('grace hop')).toEqual([one.id]);
    expect(await find('GRACE@example')).toEqual([one.id]);
    expect(await find('bowl')).toEqual([two.id]);
    expect(await find('mug%')).toEqual([one.id]);
    expect(await find('%')).toEqual([one.id]);
    expect(await find('wholesale')).toEqual([two.id]);
    expect(await find('nobody')).toEqual([]);

    const later = await buy(shop.api, site, mug, { card: 'invoice' });
    await fulfillPieces(site, later);
    await fulfillPieces(site, one);
    expect(await list('view=toFulfill')).toEqual([two.id]);
    expect(await list('view=unpaid')).toEqual([later.id]);
    expect(await list('view=open')).toEqual([later.id, two.id]);
    expect(await list('view=fulfilled')).toEqual([later.id, one.id]);
    expect(await list('view=cancelledOrRefunded')).toEqual([]);
  });
});

/** Calls about several orders skip those of other websites: the field that lists what they changed. */
const bulkChanges: Readonly<Record<string, string>> = {
  'POST /api/websites/:websiteId/orders/fulfillments': 'fulfilled',
  'POST /api/websites/:websiteId/orders/invoices': 'invoiceIds',
};

describe('a call about an order', () => {
  it.each(Object.keys(orderCalls))(
    '%s is not possible without the permission, nor for another website (ROLE-08)',
    async (name) => {
      const scope = { api: shop.api, site: shop.site };
      const call = await orderCalls[name]?.(scope);
      if (call === undefined) throw new Error(`There is no call ${name}.`);
      const { url, ...options } = call;
      const method = name.split(' ')[0] as 'POST' | 'PUT' | 'DELETE';
      const reporter = await createTestContributor(shop.api, shop.site, [
        collaboratorRole.REPORTING,
      ]);
      expect((await reporter.browser.call(method, url, options)).status).toBe(403);
      const other = await createTestSite(shop.api, `other${requestKey()}`);
      const there = url.replace(shop.site.websiteId, other.websiteId);
      const response = await other.owner.browser.call(method, there, options);
      const changed = bulkChanges[name];
      expect(response.status).toBe(changed === undefined ? 404 : 200);
      if (changed !== undefined) expect(response.body[changed]).toEqual([]);
    },
  );
});
