import { listOrders, listPayments, placeOrder, readOrder } from '@sitewright/contracts/api';
import { pageType } from '@sitewright/contracts/codes';
import {
  manualMethods,
  noManualPayment,
  noOpeningHours,
  paymentMethodNames,
  type ManualMethod,
  type MailView,
} from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createTestProduct,
  createTestVariant,
  setStoreSettings,
} from '../../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import {
  checkout,
  rateOf,
  shipsTo,
  testAddress,
  visitorWithCart,
} from '../../../testing/test-checkout.ts';
import { variantDraftOf } from '../../../testing/item-draft.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { viewOf } from '../../../testing/test-renderer.ts';

const barn = {
  id: 'barn',
  name: 'At the barn',
  address: {
    line1: '1 Barn Road',
    line2: '',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
    country: 'US',
  },
  openingHours: noOpeningHours,
  hoursNote: '',
  instructions: '',
};
const store = { shipping: shipsTo({ US: [rateOf('post', 'Post', 900)] }, { pickups: [barn] }) };
const manual = {
  bankTransfer: { name: '', instructions: 'Tidewater Goods\nIBAN DE02' },
  invoice: { name: 'Pay in 14 days', instructions: 'Due in 14 days.' },
  cashOnPickup: { name: '', instructions: 'Come before noon.' },
} as const;

const { firstName, lastName } = testAddress;
const collected = {
  shippingAddress: null,
  shippingOptionId: 'barn',
  billing: { firstName, lastName, country: '', state: '', zip: '' },
};

let shop: TestShop;
let path: string;
let visitor: TestClient;
beforeAll(async () => {
  shop = await openTestShop();
  path = `/api/websites/${shop.site.websiteId}`;
});
beforeEach(async () => {
  await setStoreSettings(shop.site, store);
  await change({ offered: ['testCard', ...manualMethods], manual });
  const variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 5 });
  visitor = await visitorWithCart(shop.site, variantId);
});
afterAll(() => shop.api.close());

const change = (json: object, site: TestSite = shop.site) =>
  site.owner.browser.call('PUT', `/api/websites/${site.websiteId}/payments`, { json });
const view = async (page: string, client = visitor) =>
  viewOf((await client.get(page, { headers: { accept: 'text/html' } })).text);
const choicesOf = async (client: TestClient) => {
  const { main } = await view('/checkout', client);
  return main.kind === 'checkout' ? main.payments : [];
};
const pay = async (method: ManualMethod) =>
  (await checkout(visitor, { payment: { method }, ...collected })).as(placeOrder).orderUrl;
/** The newest mail of a kind about an order. */
const mailAbout = (kind: 'confirmation' | 'receipt', orderId: string | undefined) =>
  shop.site.inTenant(async (tenant) => {
    const rows = await tenant
      .selectFrom('outbox')
      .where('cause', 'like', `order.${kind}.${orderId}%`)
      .orderBy('outboxId', 'desc')
      .select('payload')
      .execute();
    const [mail] = rows.map(({ payload }) => (payload as { readonly view: MailView }).view);
    return mail?.kind === 'orderConfirmation' ? mail : null;
  });
const confirmationOf = async (orderId: string | undefined) =>
  (await mailAbout('confirmation', orderId))?.awaitedPayment;
const owner = (action: string, json: object = {}) =>
  shop.site.owner.browser.post(`${path}/orders/${action}`, { json });

it.each(manualMethods)(
  'confirms an order with %s unpaid, and shows its buyer how to pay until the owner marks it as paid',
  async (method) => {
    const expected = { method, ...manual[method] };
    const orderUrl = await pay(method);
    const order = await shop.orderAt(orderUrl);
    expect(order).toMatchObject({
      state: 'pending',
      paymentState: 'awaitingPayment',
      paymentMethod: method,
    });
    const { rows } = (await shop.site.owner.browser.get(`${path}/orders?limit=1`)).as(listOrders);
    expect(rows[0]).toMatchObject({ id: order?.id, paymentMethod: method });
    const details = (await shop.site.owner.browser.get(`${path}/orders/${order?.id}`)).as(
      readOrder,
    );
    expect(details.payment).toMatchObject({ name: paymentMethodNames[method], canRefund: false });
    const page = await view(orderUrl);
    expect(page.main).toMatchObject({ kind: 'order', awaitedPayment: expected });
    expect(page.context.pageType).toBe(pageType.ORDER_RECEIVED);
    expect(await confirmationOf(order?.id)).toEqual(expected);

    const marked = await Promise.all([1, 2].map(() => owner(`${order?.id}/mark-paid`)));
    expect(marked.map(({ status }) => status)).toEqual([200, 200]);
    expect((await owner(`${order?.id}/mark-paid`)).status).toBe(200);
    const after = await shop.site.owner.browser.get(`${path}/orders/${order?.id}`);
    const { mails } = after.as(readOrder);
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['confirmation', details.email],
      ['notice', expect.any(String)],
      ['receipt', details.email],
    ]);
    const receipt = await mailAbout('receipt', order?.id);
    expect(receipt).toMatchObject({ order: { paymentState: 'paid' } });
    expect(receipt).not.toHaveProperty('awaitedPayment');
    const paid = await view(orderUrl);
    expect(paid.main).not.toHaveProperty('awaitedPayment');
    expect(paid.context.pageType).toBe(pageType.ORDER_CONFIRMED);
  },
);

it('has nothing to capture, also in a store that captures payments itself', async () => {
  await change({ offered: ['invoice'], capture: 'manual' });
  const order = await shop.orderAt(await pay('invoice'));
  expect(order?.paymentState).toBe('awaitingPayment');
  const attempt = await shop.site.inTenant((tenant) =>
    tenant
      .selectFrom('paymentAttempts')
      .where('orderId', '=', order?.id ?? '')
      .select('captureBefore')
      .executeTakeFirstOrThrow(),
  );
  expect(attempt.captureBefore).toBeNull();
});

it('shows names and instructions at the checkout', async () => {
  expect((await choicesOf(visitor)).map(({ kind, manual: shown }) => [kind, shown])).toEqual([
    ['testCard', undefined],
    ['invoice', manual.invoice],
    ['bankTransfer', manual.bankTransfer],
    ['cashOnPickup', manual.cashOnPickup],
  ]);
});

it('rejects cash at the payment field unless the order is picked up', async () => {
  const errors = { 'payment.method': expect.stringMatching(/^Cash is only/) as string };
  const payment = { method: 'cashOnPickup' } as const;
  const sent = await checkout(visitor, { payment });
  expect([sent.status, sent.body]).toMatchObject([400, { errors }]);
  const nowhere = await checkout(visitor, { payment, shippingOptionId: null });
  expect([nowhere.status, nowhere.body]).toMatchObject([400, { errors }]);
  const service = { productType: 'service' as const, variants: [variantDraftOf()] };
  const lesson = await createTestProduct(shop.site, [], { product: service });
  const unshipped = await checkout(await visitorWithCart(shop.site, lesson.variants[0]?.id ?? ''), {
    payment,
    ...collected,
  });
  expect([unshipped.status, unshipped.body]).toMatchObject([400, { errors }]);
});

it('explains it on the page without JavaScript, and keeps what was entered', async () => {
  const { main, crumb } = await view('/checkout');
  const address = Object.entries(testAddress).map(([name, value]) => [
    `shippingAddress.${name}`,
    value,
  ]);
  const form = {
    idempotencyKey: main.kind === 'checkout' ? main.idempotencyKey : '',
    email: 'ada@example.com',
    ...(Object.fromEntries(address) as Record<string, string>),
    fulfillment: 'ship',
    shippingOptionId: 'post',
    'payment.method': 'cashOnPickup',
    action: 'place',
  };
  const headers = { accept: 'text/html', 'x-csrf-token': crumb ?? '' };
  const rejected = await visitor.post('/checkout', { form, headers });
  expect(rejected.status).toBe(400);
  const page = viewOf(rejected.text);
  expect(page.formReturn).toMatchObject({
    values: { 'payment.method': 'cashOnPickup' },
    errors: { 'payment.method': expect.stringMatching(/^Cash is only/) as string },
  });
  const { firstName: first, lastName: last } = testAddress;
  const placed = await visitor.post('/checkout', {
    form: {
      ...form,
      fulfillment: 'pickup',
      pickupOptionId: 'barn',
      'billing.firstName': first,
      'billing.lastName': last,
    },
    headers,
  });
  expect([placed.status, placed.headers.location]).toEqual([
    303,
    expect.stringContaining('/order/') as string,
  ]);
});

it('never shows what another website says', async () => {
  const other = await createTestSite(shop.api, 'othermethods');
  await setStoreSettings(other, store);
  const bankTransfer = { name: '', instructions: 'Sort code 11-22-33' };
  await change({ offered: [...manualMethods], manual: { bankTransfer } }, other);
  const stranger = await visitorWithCart(other, await createTestVariant(other));
  expect((await choicesOf(stranger)).map(({ id, manual: shown }) => [id, shown])).toEqual([
    ['invoice', noManualPayment],
    ['bankTransfer', bankTransfer],
    ['cashOnPickup', noManualPayment],
  ]);
  const payment = { method: 'bankTransfer' } as const;
  const { orderUrl } = (await checkout(stranger, { payment })).as(placeOrder);
  const { text } = await stranger.get(orderUrl, { headers: { accept: 'text/html' } });
  expect(viewOf(text).main).toMatchObject({ awaitedPayment: bankTransfer });
  expect(text).not.toContain('IBAN');
  const mails = await other.inTenant((tenant) =>
    tenant.selectFrom('outbox').select('payload').execute(),
  );
  expect(JSON.stringify(mails)).not.toContain('IBAN');
  expect((await other.owner.browser.get(`${path}/payments`)).status).toBe(403);
});

it('sends a mail again with the present instructions, and without them once the order is paid', async () => {
  const orderUrl = await pay('bankTransfer');
  const { id = '' } = (await shop.orderAt(orderUrl)) ?? {};
  const moved = { name: '', instructions: 'IBAN DE99' };
  await change({ offered: ['bankTransfer'], manual: { bankTransfer: moved } });
  const resend = async (requestKey: string) => {
    const { mails } = (await shop.site.owner.browser.get(`${path}/orders/${id}`)).as(readOrder);
    const resent = await owner(`${id}/mails/${mails[0]?.id}/resend`, { requestKey });
    expect(resent.status).toBe(200);
    return confirmationOf(id);
  };
  expect(await resend('request-0001')).toEqual({ method: 'bankTransfer', ...moved });
  await owner(`${id}/mark-paid`);
  expect(await resend('request-0002')).toBeUndefined();
});

it('does not offer a bank transfer without an account', async () => {
  const blank = { name: 'Wire', instructions: ' ' };
  const rejected = await change({
    offered: ['bankTransfer', 'invoice'],
    manual: { bankTransfer: blank },
  });
  expect([rejected.status, rejected.body]).toMatchObject([
    400,
    {
      errors: { 'manual.bankTransfer.instructions': expect.stringContaining('account') as string },
    },
  ]);
  const { rows } = (await shop.site.owner.browser.get(`${path}/payments`)).as(listPayments);
  expect(rows.find(({ id }) => id === 'bankTransfer')).toMatchObject({
    manual: manual.bankTransfer,
  });
  // Kept for later, and the other methods may have none.
  expect((await change({ offered: ['invoice'], manual: { bankTransfer: blank } })).status).toBe(
    200,
  );
  expect((await change({ offered: ['bankTransfer'] })).status).toBe(400);
});

it('keeps the texts of methods that a change does not name', async () => {
  const moved = { name: 'Wire', instructions: 'IBAN DE99' };
  await change({ offered: ['bankTransfer'], manual: { bankTransfer: moved } });
  const { rows } = (await shop.site.owner.browser.get(`${path}/payments`)).as(listPayments);
  expect(rows.map(({ id, isOffered, manual: texts }) => [id, isOffered, texts])).toEqual([
    ['testCard', false, undefined],
    ['invoice', false, manual.invoice],
    ['bankTransfer', true, moved],
    ['cashOnPickup', false, manual.cashOnPickup],
  ]);
  const long = { name: '', instructions: 'x'.repeat(601) };
  const rejected = await change({ offered: [], manual: { invoice: long } });
  expect([rejected.status, rejected.body]).toMatchObject([
    400,
    { errors: { 'manual.invoice.instructions': expect.any(String) as string } },
  ]);
});

it('offers bank transfer and cash only in stores that chose them', async () => {
  await setStoreSettings(shop.site, { shipping: store.shipping });
  expect((await choicesOf(visitor)).map(({ kind }) => kind)).toEqual(['testCard', 'invoice']);
  const payment = { method: 'cashOnPickup' } as const;
  expect((await checkout(visitor, { payment, ...collected })).status).toBe(400);
});
