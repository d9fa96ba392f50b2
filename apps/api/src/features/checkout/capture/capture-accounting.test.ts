import {
  captureOrder,
  issueInvoices,
  listCustomers,
  listOrderInvoices,
  placeOrder,
  readInvoiceSettings,
  readSalesReport,
} from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { logIn } from '../../../testing/create-test-site.ts';
import { openStripeShop, type StripeShop } from '../../../testing/stripe/open-stripe-shop.ts';
import { testStore, visitorWithCart } from '../../../testing/test-checkout.ts';
import { readTestOrder, requestKey, type TestOrder } from '../../../testing/test-orders.ts';
import { findInvoices } from '../../invoices/invoices.queries.ts';

let shop: StripeShop;
let variantId: string;
let month = 0;
beforeAll(async () => {
  shop = await openStripeShop();
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 500 });
});
afterAll(() => shop.api.close());
/** Each test has a month of its own. */
beforeEach(async () => {
  month += 1;
  shop.api.clock.now = new Date(Date.UTC(2028, month, 10));
  await logIn(shop.api, shop.site.owner);
  await setUp(false);
});

const owner = () => shop.site.owner.browser;
const base = () => `/api/websites/${shop.site.websiteId}`;
const setUp = (taxIncluded: boolean) =>
  setStoreSettings(shop.site, {
    ...testStore,
    capture: 'manual',
    taxIncluded,
    taxesShipping: true,
    taxRules: [
      { name: 'State', ratePercent: 8, country: 'US', state: 'NY' },
      { name: 'City', ratePercent: 2, country: 'US', state: 'NY' },
    ],
  });

async function orderOf(orderUrl: string, buyer: TestOrder['buyer']): Promise<TestOrder> {
  const id = (await shop.orderAt(orderUrl))?.id ?? '';
  return { id, path: `${base()}/orders/${id}`, orderUrl, buyer };
}

/** An order of one piece: 20 dollars, 9 for the shipping, and 10% of both. */
async function buy(): Promise<TestOrder> {
  const buyer = await visitorWithCart(shop.site, variantId);
  return orderOf((await shop.pay(buyer)).as(placeOrder).orderUrl, buyer);
}
async function capture(order: TestOrder, amountCents: number): Promise<void> {
  const json = { requestKey: requestKey(), amountCents };
  (await owner().post(`${order.path}/capture`, { json })).as(captureOrder);
}
const issue = async (order: TestOrder) =>
  (await owner().post(`${base()}/orders/invoices`, { json: { orderIds: [order.id] } })).as(
    issueInvoices,
  );
async function documentsOf(order: TestOrder) {
  const { invoices } = (await owner().get(`${order.path}/invoices`)).as(listOrderInvoices);
  const ids = invoices.map(({ id }) => id);
  const found = await shop.site.inTenant((tenant) => findInvoices(tenant, ids));
  return ids.map((id) => found.get(id)!.document);
}
async function report() {
  const name = new Date(Date.UTC(2028, month, 1)).toISOString().slice(0, 7);
  const { months } = (await owner().get(`${base()}/sales-report?from=${name}&to=${name}`)).as(
    readSalesReport,
  );
  return months[0]!;
}
const spentCents = async () =>
  (await owner().get(`${base()}/customers`))
    .as(listCustomers)
    .rows.reduce((sum, customer) => sum + customer.spentCents, 0);
const holds = async () => expect(await shop.violatedInvariants()).toEqual([]);

/** What 15.95 of 31.90 dollars contain. */
const halfTaxes = [
  { name: 'State', ratePercent: 8, netCents: 1450, taxCents: 116 },
  { name: 'City', ratePercent: 2, netCents: 1450, taxCents: 29 },
];

describe('a partial capture', () => {
  it('is what the invoice, the report and the spending of the customer count', async () => {
    const spent = await spentCents();
    const order = await buy();
    await capture(order, 1595);
    await issue(order);
    const [invoice, ...others] = await documentsOf(order);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      subtotalCents: 2000,
      shippingCents: 900,
      otherCents: -1450,
      taxes: halfTaxes,
      totalCents: 1595,
    });
    expect(await report()).toMatchObject({
      salesCents: 2000,
      shippingCents: 900,
      uncapturedCents: 1450,
      addedTaxCents: 145,
      taxCents: 145,
      totalCents: 1595,
      taxes: [
        { name: 'State', baseCents: 1450, taxCents: 116 },
        { name: 'City', baseCents: 1450, taxCents: 29 },
      ],
    });
    expect((await spentCents()) - spent).toBe(1595);
    expect((await readTestOrder(shop.site, order)).payment.refundableCents).toBe(1595);
    await holds();
  });

  it('counts as it is also where prices include tax', async () => {
    await setUp(true);
    const order = await buy();
    await capture(order, 1450);
    await issue(order);
    const [invoice] = await documentsOf(order);
    expect(invoice).toMatchObject({ otherCents: -1450, totalCents: 1450, isTaxIncluded: true });
    const { taxes, ...figures } = await report();
    expect(figures).toMatchObject({ totalCents: 1450, uncapturedCents: 1450, addedTaxCents: 0 });
    expect(taxes.map(({ taxCents }) => taxCents)).toEqual(
      invoice?.taxes.map(({ taxCents }) => taxCents),
    );
    const [rate] = taxes;
    expect((rate?.baseCents ?? 0) + figures.taxCents).toBe(1450);
    await holds();
  });

  it('of an order that was invoiced before is credited with the rest', async () => {
    const { revision: _, ...settings } = (await owner().get(`${base()}/invoice-settings`)).as(
      readInvoiceSettings,
    );
    const put = (attachesToMail: boolean) =>
      owner().call('PUT', `${base()}/invoice-settings`, { json: { ...settings, attachesToMail } });
    expect((await put(true)).status).toBe(200);
    const order = await buy();
    const [invoice] = await documentsOf(order);
    expect(invoice?.totalCents).toBe(3190);
    await capture(order, 1595);
    const [same, note, ...others] = await documentsOf(order);
    expect([same, others]).toEqual([invoice, []]);
    expect(note).toMatchObject({
      kind: 'creditNote',
      correctsNumber: invoice?.number,
      totalCents: 1595,
      taxes: halfTaxes.map((tax) => ({ ...tax, netCents: null })),
    });
    expect((await put(false)).status).toBe(200);
    await holds();
  });

  it('that is refunded in full returns the tax of what was captured', async () => {
    const order = await buy();
    await capture(order, 1595);
    await issue(order);
    const json = {
      requestKey: requestKey(),
      restocks: true,
      refund: 'provider',
      reason: '',
      notifiesBuyer: false,
    };
    expect((await owner().post(`${order.path}/cancel`, { json })).status).toBe(200);
    const [, note] = await documentsOf(order);
    expect([note?.totalCents, note?.taxes.map(({ taxCents }) => taxCents)]).toEqual([
      1595,
      [116, 29],
    ]);
    expect(await report()).toMatchObject({ netCents: 0, taxCents: 145, refundedTaxCents: 145 });
    await holds();
  });

  it('that the owner made in Stripe before the shop heard of the authorization counts', async () => {
    const buyer = await visitorWithCart(shop.site, variantId);
    shop.stripe.loseResponses('confirm', 10);
    const { orderUrl } = (await shop.pay(buyer)).as(placeOrder);
    shop.stripe.loseResponses('confirm', 0);
    const order = await orderOf(orderUrl, buyer);
    const { accountId } = shop.account;
    const { intentId } = await shop.site.inTenant((tenant) =>
      tenant
        .selectFrom('stripeIntents')
        .innerJoin('paymentAttempts', 'paymentAttempts.attemptId', 'stripeIntents.attemptId')
        .where('paymentAttempts.orderId', '=', order.id)
        .select('stripeIntents.intentId')
        .executeTakeFirstOrThrow(),
    );
    shop.stripe.ledger.capture(accountId, intentId ?? '', 1595);
    await shop.deliver(shop.stripe.ledger.events.slice(-1));
    await shop.process();
    await issue(order);
    const [invoice] = await documentsOf(order);
    expect([invoice?.totalCents, (await report()).totalCents]).toEqual([1595, 1595]);
    await holds();
  });
});
