import {
  addCustomerNote,
  changeCustomerTags,
  eraseCustomer,
  exportCustomer,
  issueGiftCard,
  listCustomers,
  listOrders,
  placeOrder,
  readCustomer,
  readOrder,
  recordConsent,
  type CheckoutBody,
} from '@sitewright/contracts/api';
import { emailKey } from '@sitewright/contracts/addresses';
import { defaultCheckout } from '@sitewright/contracts/entities';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestGiftCard,
  createTestVariant,
  setStoreSettings,
} from '../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { toStoredCheckout } from '../checkout-settings/store-checkout.ts';
import { deliverGiftCards } from '../gift-cards/public.ts';
import { checkout, testCard, testStore, visitorWithCart } from '../../testing/test-checkout.ts';

let shop: TestShop;
let variantId: string;
let count = 0;
let email: string;
const minuteMs = 60_000;
beforeAll(async () => {
  shop = await openTestShop();
  variantId = await createTestVariant(shop.site, { price: 2000, unlimited: true });
});
afterAll(() => shop.api.close());
beforeEach(() => {
  email = `Buyer${(count += 1)}@Example.com`;
});

const path = (rest = '') => `/api/websites/${shop.site.websiteId}/customers${rest}`;
const requestKey = () => `request-${(count += 1)}`;
const owner = () => shop.site.owner.browser;

/** Places an order of 29 dollars, with shipping. */
async function order(changes: Partial<CheckoutBody> = {}, of: TestSite = shop.site) {
  const variant = of === shop.site ? variantId : await createTestVariant(of, { price: 2000 });
  const placed = await checkout(await visitorWithCart(of, variant), { email, ...changes });
  expect(placed.status, placed.text).toBe(200);
  return placed.as(placeOrder);
}
const list = async (query: string) => (await owner().get(path(`?${query}`))).as(listCustomers);
const search = (text: string, query = '') => list(`search=${encodeURIComponent(text)}&${query}`);
async function customer() {
  const { rows } = await search(email);
  expect(rows).toHaveLength(1);
  return (await owner().get(path(`/${rows[0]?.id}`))).as(readCustomer);
}
const ordersUrl = (rest: string) => `/api/websites/${shop.site.websiteId}/orders${rest}`;
async function newestOrder() {
  const found = await owner().get(ordersUrl(`?limit=1&search=${encodeURIComponent(email)}`));
  const { id } = found.as(listOrders).rows[0]!;
  return (await owner().get(ordersUrl(`/${id}`))).as(readOrder);
}
const refund = async (orderId: string, otherCents: number) =>
  owner().post(ordersUrl(`/${orderId}/refunds`), {
    json: {
      requestKey: requestKey(),
      lines: [],
      shippingCents: 0,
      otherCents,
      expectedCents: otherCents,
      method: 'provider',
      reason: 'Scratched',
      notifiesBuyer: true,
    },
  });
const cancel = (orderId: string) =>
  owner().post(ordersUrl(`/${orderId}/cancel`), {
    json: {
      requestKey: requestKey(),
      restocks: true,
      refund: 'provider',
      reason: `${email} called`,
      notifiesBuyer: true,
    },
  });

describe('a customer', () => {
  it('is one for all spellings of an address, also of orders at once, and per website', async () => {
    const otherSite = await createTestSite(shop.api, 'other-site');
    await Promise.all([order(), order({ email: email.toUpperCase() })]);
    const { rows } = await search(emailKey(email));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ name: 'Ada Lovelace', orderCount: 2, spentCents: 5800 });
    // The id is computed from the normalized address, here independently.
    const digest = createHash('md5').update(`${shop.site.websiteId} ${emailKey(email)}`);
    expect(rows[0]?.id).toBe(digest.digest('hex').slice(0, 24));
    const foreign = `/api/websites/${otherSite.websiteId}/customers`;
    expect((await otherSite.owner.browser.get(foreign)).as(listCustomers).total).toBe(0);
    expect((await otherSite.owner.browser.get(`${foreign}/${rows[0]?.id}`)).status).toBe(404);
  });

  it('has what was paid less what was refunded, and no declined orders', async () => {
    await order();
    const { id } = await newestOrder();
    expect((await refund(id, 500)).status).toBe(200);
    await order({ payment: { method: 'invoice' } });
    const declined = await checkout(await visitorWithCart(shop.site, variantId), {
      email,
      payment: { method: 'testCard', card: testCard.isDeclined },
    });
    expect(declined.status).toBe(402);
    expect(await customer()).toMatchObject({
      orderCount: 2,
      spentCents: 2400,
      spent: [{ currency: 'USD', cents: 2400 }],
      orders: [{ paymentState: 'awaitingPayment' }, { paymentState: 'paid' }],
    });
  });

  it('is listed, exported and erased also if all their payments failed', async () => {
    const declined = await checkout(await visitorWithCart(shop.site, variantId), {
      email,
      payment: { method: 'testCard', card: testCard.isDeclined },
    });
    expect(declined.status).toBe(402);
    const { id } = await customer();
    expect(await customer()).toMatchObject({ name: 'Ada Lovelace', orderCount: 0, spentCents: 0 });
    const data = (await owner().get(path(`/${id}/export`))).as(exportCustomer);
    expect(data.orders).toMatchObject([{ email, paymentState: 'failed' }]);
    const failed = await owner().get(ordersUrl(`/${String(data.orders[0]?.['id'])}`));
    expect(failed.as(readOrder).customer).toEqual({ id, orderCount: 0 });
    const erased = await owner().post(path(`/${id}/erase`), { json: { email } });
    expect(erased.as(eraseCustomer)).toEqual({ orders: 1 });
    expect((await search(email)).total).toBe(0);
  });

  it('has what a gift card got back counted once', async () => {
    const issued = await owner().post(`/api/websites/${shop.site.websiteId}/gift-cards`, {
      json: {
        amountCents: 10_000,
        recipientName: '',
        recipientEmail: 'ada@example.com',
        message: '',
        deliverAt: null,
        expiresAt: null,
      },
    });
    const { code } = issued.as(issueGiftCard);
    const buyer = await visitorWithCart(shop.site, variantId);
    expect((await buyer.post('/api/cart/codes', { json: { code } })).status).toBe(200);
    const placed = await checkout(buyer, { email });
    expect(placed.status, placed.text).toBe(200);
    const { id, giftCardCents } = await newestOrder();
    expect(giftCardCents).toBe(2900);
    expect((await refund(id, 500)).status).toBe(200);
    expect(await customer()).toMatchObject({
      spentCents: 2400,
      spent: [{ currency: 'USD', cents: 2400 }],
    });
  });

  it('is shown by each of their orders, with the number of them, until they are erased', async () => {
    await order();
    await order({ email: email.toUpperCase() });
    await checkout(await visitorWithCart(shop.site, variantId), {
      email,
      payment: { method: 'testCard', card: testCard.isDeclined },
    });
    const { id } = await customer();
    const placed = await newestOrder();
    expect(placed.customer).toEqual({ id, orderCount: 2 });
    await shop.site.inTenant((tenant) =>
      tenant.updateTable('orders').set({ email: '' }).where('orderId', '=', placed.id).execute(),
    );
    const erased = (await owner().get(ordersUrl(`/${placed.id}`))).as(readOrder);
    expect(erased.customer).toBeNull();
    expect((await newestOrder()).customer).toEqual({ id, orderCount: 1 });
  });

  it('is found by name, address and tag, and sorted by what was spent', async () => {
    const tag = `tag${count}`;
    await order();
    const first = email;
    const { id } = await customer();
    const tagged = await owner().call('PUT', path(`/${id}/tags`), { json: { tags: [tag, tag] } });
    expect(tagged.as(changeCustomerTags).tags).toEqual([tag]);
    email = `rich-${email}`;
    await order();
    await order();
    await owner().call('PUT', path(`/${(await customer()).id}/tags`), { json: { tags: [tag] } });
    const emailsOf = ({ rows }: Awaited<ReturnType<typeof list>>) => rows.map((row) => row.email);
    expect(emailsOf(await search(tag, 'sort=spent'))).toEqual([email, first]);
    expect(emailsOf(await search(tag, 'view=returning'))).toEqual([email]);
    const page = await search(tag, 'sort=spent&limit=1');
    expect([page.total, page.nextCursor]).toEqual([2, '1']);
    expect(emailsOf(await search(tag, 'sort=spent&limit=1&cursor=1'))).toEqual([first]);
    expect((await search('Lovelace')).total).toBeGreaterThan(1);
    expect((await search('100% Lovelace')).total).toBe(0);
  });

  it('has notes; a repeated request adds one', async () => {
    await order();
    const { id } = await customer();
    const note = { requestKey: requestKey(), text: ' Prefers blue ' };
    for (const _ of [1, 2]) await owner().post(path(`/${id}/notes`), { json: note });
    const added = await owner().post(path(`/${id}/notes`), { json: note });
    expect(added.as(addCustomerNote).notes.map(({ text }) => text)).toEqual(['Prefers blue']);
  });

  it('has consents with time and source; the latest counts', async () => {
    await order({ acceptsMarketing: true });
    const { id } = await customer();
    expect(await customer()).toMatchObject({
      acceptsMarketing: true,
      consents: [{ isGiven: true, source: 'checkout', author: '' }],
    });
    shop.api.clock.now = new Date(shop.api.clock.now.getTime() + minuteMs);
    const record = (isGiven: boolean) =>
      owner().post(path(`/${id}/consent`), { json: { isGiven } });
    const withdrawn = (await record(false)).as(recordConsent);
    expect(withdrawn).toMatchObject({ acceptsMarketing: false });
    expect(withdrawn.consents[0]).toMatchObject({ isGiven: false, source: 'owner' });
    expect(withdrawn.consents[0]?.at).toBe(shop.api.clock.now.toISOString());
    // A repeated request is not another withdrawal, and an order without the box changes nothing.
    expect((await record(false)).as(recordConsent).consents).toHaveLength(2);
    await order();
    expect((await customer()).acceptsMarketing).toBe(false);
    expect((await search(email, 'view=subscribed')).total).toBe(0);
    shop.api.clock.now = new Date(shop.api.clock.now.getTime() + minuteMs);
    await order({ acceptsMarketing: true });
    expect((await customer()).acceptsMarketing).toBe(true);
  });
});

describe('the data of a customer', () => {
  /** All texts of all tables of the website. */
  const everything = () =>
    shop.site.inTenant(async (tenant) => {
      const tables = [
        'orders',
        'orderLines',
        'orderEvents',
        'carts',
        'cartEntries',
        'outbox',
        'refunds',
        'fulfillments',
        'discountUses',
        'giftCards',
        'customers',
        'customerNotes',
        'marketingConsents',
        'paymentEvents',
        'testCardAttempts',
      ] as const;
      const rows = [];
      for (const table of tables) rows.push(await tenant.selectFrom(table).selectAll().execute());
      return JSON.stringify(rows);
    });

  /** A text that only the customer of the test has. */
  const secretOf = (address: string) => `secret-${address.split('@')[0]}-`;

  async function busyCustomer() {
    await setStoreSettings(shop.site, {
      ...testStore,
      checkout: { ...toStoredCheckout(defaultCheckout).checkout, orderNotes: true },
    });
    await order({ acceptsMarketing: true, note: `Ring twice: ${secretOf(email)}` });
    const placed = await newestOrder();
    await owner().post(ordersUrl(`/${placed.id}/notes`), {
      json: { requestKey: requestKey(), text: `${secretOf(email)} phoned` },
    });
    const { id } = await customer();
    await owner().post(path(`/${id}/notes`), {
      json: { requestKey: requestKey(), text: `Wishes ${secretOf(email)}` },
    });
    // Another cart that was left at the checkout.
    const visitor = await visitorWithCart(shop.site, variantId);
    await visitor.call('PUT', '/api/cart/shipping', { json: { email } });
    return { id, order: placed };
  }

  it('is exported completely, and of this customer only', async () => {
    const { id, order: placed } = await busyCustomer();
    const data = (await owner().get(path(`/${id}/export`))).as(exportCustomer);
    expect(data.orders).toHaveLength(1);
    const note = `Ring twice: ${secretOf(email)}`;
    expect(data.orders[0]).toMatchObject({ id: placed.id, note, paymentMethod: 'Test card' });
    expect(data.customer.notes).toHaveLength(1);
    expect(data.carts).toHaveLength(1);
    expect(data.mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toContain('rich-');
  });

  it('is not erased while an order is open, or without the address', async () => {
    const { id } = await busyCustomer();
    const erase = (typed: string) => owner().post(path(`/${id}/erase`), { json: { email: typed } });
    expect((await erase('other@example.com')).body).toMatchObject({ code: 'invalidRequest' });
    expect((await erase(email)).body).toMatchObject({ code: 'ordersOpen' });
    expect((await customer()).notes).toHaveLength(1);
  });

  it('is erased everywhere, while orders keep numbers, products, amounts and taxes', async () => {
    const { id, order: placed } = await busyCustomer();
    expect((await cancel(placed.id)).status).toBe(200);
    const before = await newestOrder();
    expect(await everything()).toContain(email);
    const erased = await owner().post(path(`/${id}/erase`), {
      json: { email: email.toLowerCase() },
    });
    expect(erased.as(eraseCustomer)).toEqual({ orders: 1 });

    const after = (await owner().get(ordersUrl(`/${placed.id}`))).as(readOrder);
    const required = [
      'number',
      'createdAt',
      'currency',
      'grandTotalCents',
      'taxCents',
      'trace',
    ] as const;
    for (const member of required)
      expect([member, after[member]]).toEqual([member, before[member]]);
    expect(after.lines).toEqual(before.lines);
    expect(after.shippingAddress).toMatchObject({
      country: 'US',
      state: 'NY',
      line1: '–',
      zip: '',
    });
    expect(after).toMatchObject({
      email: '',
      customerName: 'Erased customer',
      note: '',
      mails: [],
    });
    expect(after.refunds).toMatchObject([{ amountCents: 2900 }]);
    const texts = await everything();
    for (const trace of [email, emailKey(email), secretOf(email)])
      expect([trace, texts.includes(trace)]).toEqual([trace, false]);
    expect((await owner().get(path(`/${id}`))).status).toBe(404);
    expect((await search(email)).total).toBe(0);
    expect(await shop.violatedInvariants()).toEqual([]);

    // A later order is one of a new customer, who has not consented.
    await order();
    expect(await customer()).toMatchObject({ orderCount: 1, acceptsMarketing: false, notes: [] });
  });

  it('is erased from the mails of gift cards that were bought for others', async () => {
    const { itemId, variants } = await createTestGiftCard(shop.site);
    const sku = variants[0]?.sku ?? '';
    const buyer = shop.site.visitor();
    await buyer.post('/checkout/giftcard', {
      form: {
        productId: itemId,
        sku,
        amount: sku,
        recipientEmail: `friend-${email}`,
        senderName: secretOf(email),
        message: `From ${secretOf(email)}`,
      },
    });
    const body = { email, shippingAddress: null, shippingOptionId: null };
    expect((await checkout(buyer, body)).status).toBe(200);
    await deliverGiftCards(shop.api.services);
    const mails = async () => {
      const rows = await shop.site.inTenant((tenant) =>
        tenant.selectFrom('outbox').where('cause', 'like', 'giftcard.%').selectAll().execute(),
      );
      return JSON.stringify(rows);
    };
    expect(await mails()).toContain(secretOf(email));
    const { id } = await customer();
    const placed = await newestOrder();
    await shop.site.inTenant(async (tenant) => {
      await tenant
        .updateTable('orders')
        .set({ state: 'fulfilled', fulfillmentState: 'fulfilled' })
        .where('orderId', '=', placed.id)
        .execute();
      await tenant
        .updateTable('outbox')
        .set({ state: 'sent' })
        .where('cause', 'like', 'giftcard.%')
        .execute();
    });
    const erased = await owner().post(path(`/${id}/erase`), { json: { email } });
    expect(erased.status, erased.text).toBe(200);
    expect(await mails()).not.toContain(secretOf(email));
  });
});
