import { issueInvoices, listOrderInvoices, readInvoiceSettings } from '@sitewright/contracts/api';
import { defaultInvoiceSettings, type InvoiceDocument } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestGiftCard,
  createTestVariant,
  setStoreSettings,
} from '../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { testStore } from '../../testing/test-checkout.ts';
import { buy, readTestOrder, requestKey, type TestOrder } from '../../testing/test-orders.ts';
import { findInvoices } from './invoices.queries.ts';
import { creditRefunds } from './issue-invoices.ts';

let shop: TestShop;
let site: TestSite;
let variantId: string;
let siteCount = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  site = await createTestSite(shop.api, `invoices${(siteCount += 1)}`);
  await setStoreSettings(site, testStore);
  variantId = await createTestVariant(site, { price: 2000, salePrice: 2000, qtyInStock: 50 });
});

const base = () => `/api/websites/${site.websiteId}`;
const issue = async (...orders: readonly TestOrder[]) =>
  (
    await site.owner.browser.post(`${base()}/orders/invoices`, {
      json: { orderIds: orders.map(({ id }) => id) },
    })
  ).as(issueInvoices);
const listOf = async (order: TestOrder) =>
  (await site.owner.browser.get(`${order.path}/invoices`)).as(listOrderInvoices).invoices;
const numbersOf = async (order: TestOrder) => (await listOf(order)).map(({ number }) => number);
const documentOf = async (id = ''): Promise<InvoiceDocument> => {
  const found = await site.inTenant((tenant) => findInvoices(tenant, [id]));
  return found.get(id)!.document;
};

async function change(settings: object) {
  const { revision: _, ...stored } = (
    await site.owner.browser.get(`${base()}/invoice-settings`)
  ).as(readInvoiceSettings);
  const json = { ...stored, ...settings };
  return site.owner.browser.call('PUT', `${base()}/invoice-settings`, { json });
}

async function refund(order: TestOrder, quantity: number) {
  const { lines } = await readTestOrder(site, order);
  const json = {
    requestKey: requestKey(),
    lines: [{ lineId: lines[0]?.id, quantity, restocks: true }],
    shippingCents: 0,
    otherCents: 0,
    expectedCents: 2000 * quantity,
    method: 'provider',
    reason: '',
    notifiesBuyer: false,
  };
  const response = await site.owner.browser.post(`${order.path}/refunds`, { json });
  expect(response.status).toBe(200);
}

describe('the numbers of invoices', () => {
  it('are consecutive without gaps when invoices are issued at once, and each order has one', async () => {
    const orders: TestOrder[] = [];
    for (let count = 0; count < 4; count += 1) orders.push(await buy(shop.api, site, variantId));
    await Promise.all([...orders, ...orders].map((order) => issue(order)));
    const numbers = await Promise.all(orders.map(numbersOf));
    expect(numbers.flat().toSorted()).toEqual(['1', '2', '3', '4']);
  });

  it('are given back by a transaction that fails', async () => {
    const [one, two] = [await buy(shop.api, site, variantId), await buy(shop.api, site, variantId)];
    const failed = site.inTenant(async (tenant) => {
      await tenant
        .insertInto('invoiceNumbers')
        .values({ kind: 'invoice', lastNumber: 1 })
        .execute();
      throw new Error('The server stops here.');
    });
    await expect(failed).rejects.toThrow('stops here');
    await issue(two);
    await issue(one);
    expect([await numbersOf(two), await numbersOf(one)]).toEqual([['1'], ['2']]);
  });

  it('begin where the store wants, with its prefix, and are separate for each website', async () => {
    await change({ invoicePrefix: 'INV-', firstNumber: 1042 });
    const order = await buy(shop.api, site, variantId);
    await issue(order);
    await change({ invoicePrefix: 'INV-', firstNumber: 5000 });
    const next = await buy(shop.api, site, variantId);
    await issue(next);
    expect([await numbersOf(order), await numbersOf(next)]).toEqual([['INV-1042'], ['INV-1043']]);
    const other = await createTestSite(shop.api, 'otherinvoices');
    const foreign = await other.owner.browser.get(
      order.path.replace(site.websiteId, other.websiteId),
    );
    expect(foreign.status).toBe(404);
  });
});

describe('an invoice', () => {
  it('keeps what it said when the order, the product and the shop change', async () => {
    const order = await buy(shop.api, site, variantId, { quantity: 2 });
    const { invoiceIds } = await issue(order);
    const before = await documentOf(invoiceIds[0]);
    expect(before).toMatchObject({
      orderNumber: (await readTestOrder(site, order)).number,
      subtotalCents: 4000,
      isPaid: true,
      lines: [{ quantity: 2, unitPriceCents: 2000, amountCents: 4000 }],
    });
    const print = async () =>
      (await site.owner.browser.get(`${base()}/orders/invoices.pdf?ids=${invoiceIds[0]}`)).raw;
    const printed = await print();
    expect(printed.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    await change({ legalName: 'Another Ltd', note: 'New bank' });
    await site.inTenant((tenant) =>
      tenant.updateTable('websites').set({ title: 'Renamed', locale: 'de' }).execute(),
    );
    await refund(order, 1);
    expect(await documentOf(invoiceIds[0])).toEqual(before);
    expect((await print()).equals(printed)).toBe(true);
    const edit = site.inTenant((tenant) =>
      tenant.updateTable('invoices').set({ number: 7 }).execute(),
    );
    await expect(edit).rejects.toThrow('permission denied');
  });

  it('is attached to the confirmation if the store wants that, and sent again with it', async () => {
    expect((await change({ attachesToMail: true })).status).toBe(200);
    const order = await buy(shop.api, site, variantId);
    const { mails } = await readTestOrder(site, order);
    const confirmation = mails.find(({ kind }) => kind === 'confirmation');
    await site.owner.browser.post(`${order.path}/mails/${confirmation?.id}/resend`, {
      json: { requestKey: requestKey() },
    });
    const payloads = await site.inTenant((tenant) =>
      tenant
        .selectFrom('outbox')
        .where('cause', 'like', `order.%.${order.id}%`)
        .orderBy('cause')
        .select(['cause', 'payload'])
        .execute(),
    );
    const attached = payloads.map(({ cause, payload }) => [
      cause.split('.')[1],
      (payload as { readonly invoice?: InvoiceDocument }).invoice?.number,
    ]);
    expect(attached).toEqual([
      ['confirmation', '1'],
      ['confirmation', '1'],
      ['notice', undefined],
    ]);
    expect(await numbersOf(order)).toEqual(['1']);
  });

  it('is always attached if the order is paid by invoice, as the checkout says', async () => {
    const order = await buy(shop.api, site, variantId, { card: 'invoice' });
    const { payload } = await site.inTenant((tenant) =>
      tenant
        .selectFrom('outbox')
        .where('cause', '=', `order.confirmation.${order.id}`)
        .select('payload')
        .executeTakeFirstOrThrow(),
    );
    expect(payload).toMatchObject({ invoice: { number: '1', isPaid: false } });
    expect(await numbersOf(order)).toEqual(['1']);
    const other = await buy(shop.api, site, variantId);
    expect(await numbersOf(other)).toEqual([]);
  });

  it('is not issued for an order whose payment failed', async () => {
    await change({ attachesToMail: true });
    await buy(shop.api, site, variantId, { card: 'isDeclined' }).catch(() => null);
    const order = await buy(shop.api, site, variantId);
    expect(await numbersOf(order)).toEqual(['1']);
  });

  it('is not issued for an order whose buyer has not confirmed the payment yet', async () => {
    const open = await buy(shop.api, site, variantId, { card: 'needsSecondStep' });
    expect(await issue(open)).toEqual({ invoiceIds: [], skipped: [open.id] });
    const paid = await buy(shop.api, site, variantId);
    expect((await issue(open, paid)).skipped).toEqual([open.id]);
    expect([await numbersOf(open), await numbersOf(paid)]).toEqual([[], ['1']]);
  });
});

describe('a credit note', () => {
  it('is issued once for each refund, also for refunds before the invoice', async () => {
    const order = await buy(shop.api, site, variantId, { quantity: 3 });
    await refund(order, 1);
    await issue(order);
    await refund(order, 2);
    await issue(order);
    const documents = await listOf(order);
    expect(documents.map(({ kind, number, totalCents }) => [kind, number, totalCents])).toEqual([
      ['invoice', '1', expect.any(Number)],
      ['creditNote', 'CN-1', 2000],
      ['creditNote', 'CN-2', 4000],
    ]);
    const [, , second] = documents;
    expect(await documentOf(second?.id)).toMatchObject({
      correctsNumber: '1',
      lines: [{ quantity: 2, amountCents: 4000 }],
    });
  });

  it('and its invoice have the tax of the line and of the shipping at their rates', async () => {
    await setStoreSettings(site, {
      ...testStore,
      taxIncluded: false,
      taxesShipping: true,
      taxRules: [{ name: 'State', ratePercent: 10, country: 'US', state: 'NY' }],
    });
    const order = await buy(shop.api, site, variantId);
    const { lines, grandTotalCents } = await readTestOrder(site, order);
    expect(grandTotalCents).toBe(2900 + 290);
    const { invoiceIds } = await issue(order);
    expect((await documentOf(invoiceIds[0])).taxes).toEqual([
      { name: 'State', ratePercent: 10, netCents: 2900, taxCents: 290 },
    ]);
    const refunded = await site.owner.browser.post(`${order.path}/refunds`, {
      json: {
        requestKey: requestKey(),
        lines: [{ lineId: lines[0]?.id, quantity: 1, restocks: false }],
        shippingCents: 990,
        otherCents: 0,
        expectedCents: grandTotalCents,
        method: 'provider',
        reason: '',
        notifiesBuyer: false,
      },
    });
    expect(refunded.status, refunded.text).toBe(200);
    const [, note] = await listOf(order);
    expect((await documentOf(note?.id)).taxes).toEqual([
      { name: 'State', ratePercent: 10, netCents: null, taxCents: 290 },
    ]);
  });

  it('takes back the invoice of an order that is canceled before it is paid', async () => {
    await change({ attachesToMail: true });
    const order = await buy(shop.api, site, variantId, { card: 'invoice' });
    const canceled = await site.owner.browser.post(`${order.path}/cancel`, {
      json: {
        requestKey: requestKey(),
        restocks: true,
        refund: null,
        reason: '',
        notifiesBuyer: false,
      },
    });
    expect(canceled.status).toBe(200);
    const [invoice, note, ...others] = await listOf(order);
    expect([invoice?.totalCents, note?.kind, others]).toEqual([note?.totalCents, 'creditNote', []]);

    // Money that arrives late is returned, and credited no second time.
    await site.inTenant(async (tenant) => {
      const { now } = shop.api.clock;
      await sql`
        insert into refunds (
          website_id, refund_id, order_id, attempt_id, request_key, method, state, amount_cents, shipping_cents,
          other_cents, tax_cents, notifies_buyer, created_at, settled_at
        )
        select website_id, ${'ab'.repeat(12)}, order_id, attempt_id, 'late', 'manual', 'succeeded', 2900, 0, 2900, 0,
          false, ${now}, ${now}
        from payment_attempts where website_id = ${site.websiteId} and order_id = ${order.id}
      `.execute(tenant);
      await creditRefunds({ tenant, createId: shop.api.services.createId, now }, order.id);
    });
    expect(await numbersOf(order)).toEqual([invoice?.number, note?.number]);
  });
});

it('packing slips print several orders in one file, and reject orders of others', async () => {
  const [one, two] = [await buy(shop.api, site, variantId), await buy(shop.api, site, variantId)];
  const path = (...ids: readonly string[]) =>
    `${base()}/orders/packing-slips.pdf?ids=${ids.join(',')}`;
  const file = await site.owner.browser.get(path(one.id, two.id));
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(file.raw.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect((await site.owner.browser.get(path(one.id, 'f'.repeat(24)))).status).toBe(404);
  expect((await site.owner.browser.get(path('x'))).status).toBe(400);
  const cardId = (await createTestGiftCard(site)).variants[0]?.id ?? '';
  const unshipped = { shippingAddress: null, shippingOptionId: null };
  const online = await buy(shop.api, site, cardId, unshipped);
  expect((await site.owner.browser.get(path(online.id))).status).toBe(409);
  const packed = await site.owner.browser.get(path(one.id, online.id));
  expect(packed.raw.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

it('has default settings that do nothing until an invoice is issued', async () => {
  const stored = (await site.owner.browser.get(`${base()}/invoice-settings`)).as(
    readInvoiceSettings,
  );
  expect(stored).toMatchObject(defaultInvoiceSettings);
});
