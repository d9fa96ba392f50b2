import {
  issueInvoices,
  listOrderInvoices,
  placeOrder,
  readSalesReport,
} from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../testing/create-test-product.ts';
import { logIn } from '../../testing/create-test-site.ts';
import { openStripeShop, type StripeShop } from '../../testing/stripe/open-stripe-shop.ts';
import { testStore, visitorWithCart } from '../../testing/test-checkout.ts';
import { readTestOrder, requestKey, type TestOrder } from '../../testing/test-orders.ts';
import { findInvoices } from '../invoices/invoices.queries.ts';

let shop: StripeShop;
let variantId: string;
let month = 0;
beforeAll(async () => {
  shop = await openStripeShop();
  await setStoreSettings(shop.site, {
    ...testStore,
    taxIncluded: false,
    taxesShipping: true,
    taxRules: [
      { name: 'State', ratePercent: 8, country: 'US', state: 'NY' },
      { name: 'City', ratePercent: 2, country: 'US', state: 'NY' },
    ],
  });
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 500 });
});
afterAll(() => shop.api.close());
/** Each test has a month of its own. */
beforeEach(async () => {
  month += 1;
  shop.api.clock.now = new Date(Date.UTC(2028, month, 10));
  await logIn(shop.api, shop.site.owner);
  const { ledger } = shop.stripe;
  ledger.charges.length = 0;
  ledger.events.length = 0;
  ledger.refunds.length = 0;
});

const base = () => `/api/websites/${shop.site.websiteId}`;

/** An order of one piece for 31.90 dollars: 20 and 9 for the shipping, and 10% of both. */
async function buy(): Promise<TestOrder & { readonly intentId: string }> {
  const buyer = await visitorWithCart(shop.site, variantId);
  const { orderUrl } = (await shop.pay(buyer)).as(placeOrder);
  const id = (await shop.orderAt(orderUrl))?.id ?? '';
  const intentId = shop.stripe.ledger.charges.at(-1)?.intentId ?? '';
  shop.stripe.ledger.events.length = 0;
  return { id, path: `${base()}/orders/${id}`, orderUrl, buyer, intentId };
}
async function refund(
  order: TestOrder,
  { pieces = 0, shippingCents = 0, otherCents = 0 }: Record<string, number>,
) {
  const { lines } = await readTestOrder(shop.site, order);
  const response = await shop.site.owner.browser.post(`${order.path}/refunds`, {
    json: {
      requestKey: requestKey(),
      lines: pieces === 0 ? [] : [{ lineId: lines[0]?.id, quantity: pieces, restocks: false }],
      shippingCents,
      otherCents,
      expectedCents: pieces * 2200 + shippingCents + otherCents,
      method: 'provider',
      reason: '',
      notifiesBuyer: false,
    },
  });
  expect(response.status, response.text).toBe(200);
}
const cancel = (order: TestOrder) =>
  shop.site.owner.browser.post(`${order.path}/cancel`, {
    json: {
      requestKey: requestKey(),
      restocks: false,
      refund: 'provider',
      reason: '',
      notifiesBuyer: false,
    },
  });
const issue = (order: TestOrder) =>
  shop.site.owner.browser.post(`${base()}/orders/invoices`, { json: { orderIds: [order.id] } });
async function documentsOf(order: TestOrder) {
  (await issue(order)).as(issueInvoices);
  const { invoices } = (await shop.site.owner.browser.get(`${order.path}/invoices`)).as(
    listOrderInvoices,
  );
  const ids = invoices.map(({ id }) => id);
  const found = await shop.site.inTenant((tenant) => findInvoices(tenant, ids));
  return ids.map((id) => found.get(id)!.document);
}
const creditNotesOf = async (order: TestOrder) =>
  (await documentsOf(order)).filter(({ kind }) => kind === 'creditNote');
/** The bank returns the money of the newest refund in the next month. */
async function failInNextMonth(): Promise<void> {
  const { ledger } = shop.stripe;
  ledger.events.length = 0;
  month += 1;
  shop.api.clock.now = new Date(Date.UTC(2028, month, 3));
  await logIn(shop.api, shop.site.owner);
  ledger.finishRefund(ledger.refunds.at(-1)?.id ?? '', 'failed');
  await shop.deliver(ledger.events);
  await shop.process();
}
const taxCentsOf = (taxes: readonly { readonly name: string; readonly taxCents: number }[]) =>
  Object.fromEntries(taxes.map(({ name, taxCents }) => [name, taxCents]));
async function reportOf(offset = 0) {
  const name = new Date(Date.UTC(2028, month + offset, 1)).toISOString().slice(0, 7);
  const { months } = (
    await shop.site.owner.browser.get(`${base()}/sales-report?from=${name}&to=${name}`)
  ).as(readSalesReport);
  return months[0]!;
}
const refundedTaxesOf = ({ taxes }: Awaited<ReturnType<typeof reportOf>>) =>
  Object.fromEntries(taxes.map(({ name, refundedTaxCents }) => [name, refundedTaxCents]));

describe('the tax of a refund', () => {
  it('of an amount is the tax that it contains, in the report and the credit note', async () => {
    const order = await buy();
    await refund(order, { otherCents: 1000 });
    // 10/110 of 10 dollars, four fifths of it for the state.
    const contained = { State: 73, City: 18 };
    const [note] = await creditNotesOf(order);
    expect(taxCentsOf(note!.taxes)).toEqual(contained);
    const report = await reportOf();
    expect([report.refundedCents, report.refundedTaxCents]).toEqual([1000, 91]);
    expect(refundedTaxesOf(report)).toEqual(contained);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('that was made in Stripe is the tax that it contains', async () => {
    const order = await buy();
    shop.stripe.ledger.refundByOwner(order.intentId, 1000);
    await shop.deliver(shop.stripe.ledger.events);
    await shop.process();
    const [note] = await creditNotesOf(order);
    expect(taxCentsOf(note!.taxes)).toEqual({ State: 73, City: 18 });
    expect((await reportOf()).refundedTaxCents).toBe(91);
  });

  it('adds up to the tax of the order at each rate, however it was refunded', async () => {
    const order = await buy();
    await refund(order, { otherCents: 333 });
    shop.stripe.ledger.refundByOwner(order.intentId, 1);
    await shop.deliver(shop.stripe.ledger.events);
    await shop.process();
    await refund(order, { pieces: 1, shippingCents: 100 });
    // The rest, which is less than the shipping.
    expect((await cancel(order)).status).toBe(200);
    const notes = await creditNotesOf(order);
    const taxes = notes.map(({ taxes: rates }) => taxCentsOf(rates));
    const sum = (name: string) => taxes.reduce((total, rates) => total + (rates[name] ?? 0), 0);
    expect([notes.length, sum('State'), sum('City')]).toEqual([4, 232, 58]);
    expect(refundedTaxesOf(await reportOf())).toEqual({ State: 232, City: 58 });
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('contains the tax of refunded shipping, as the order shows it', async () => {
    const order = await buy();
    await refund(order, { pieces: 1, shippingCents: 990 });
    const { refunds } = await readTestOrder(shop.site, order);
    expect(refunds.map(({ taxCents }) => taxCents)).toEqual([290]);
  });
});

describe('a refund that fails after it succeeded', () => {
  it('stays in its month of the report, and is taken back in the month in which it failed', async () => {
    const order = await buy();
    await refund(order, { pieces: 1, shippingCents: 990 });
    const closed = await reportOf();
    expect(closed).toMatchObject({ refundCount: 1, refundedCents: 3190, refundedTaxCents: 290 });
    await failInNextMonth();
    expect(await reportOf(-1)).toEqual(closed);
    const report = await reportOf();
    expect(report).toMatchObject({ refundCount: 0, refundedCents: -3190, netCents: 3190 });
    expect(refundedTaxesOf(report)).toEqual({ State: -232, City: -58 });
    // The second try is a refund of its own.
    await refund(order, { pieces: 1, shippingCents: 990 });
    expect(await reportOf()).toMatchObject({
      refundCount: 1,
      refundedCents: 0,
      refundedTaxCents: 0,
    });
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('and failed at once is in no month', async () => {
    shop.stripe.ledger.nextRefundStatus = 'pending';
    const order = await buy();
    await refund(order, { otherCents: 1000 });
    shop.stripe.ledger.nextRefundStatus = 'succeeded';
    await failInNextMonth();
    const months = [await reportOf(-1), await reportOf()];
    expect(months.map(({ refundedCents }) => refundedCents)).toEqual([0, 0]);
  });
});

describe('the credit note of a refund that fails after it succeeded', () => {
  it('stays, and is taken back by a document with the next number', async () => {
    const order = await buy();
    (await issue(order)).as(issueInvoices);
    await refund(order, { pieces: 1, shippingCents: 990 });
    const [invoice, note] = await documentsOf(order);
    await failInNextMonth();
    // Reported twice.
    await shop.deliver(shop.stripe.ledger.events.map((event) => ({ ...event, id: 'evt_again' })));
    await shop.process();
    await refund(order, { pieces: 1, shippingCents: 990 });
    const documents = await documentsOf(order);
    expect(documents.slice(0, 2)).toEqual([invoice, note]);
    const [, , reversal, second] = documents;
    const { kind, number, correctsNumber, issuedAt, ...amounts } = note!;
    expect(reversal).toEqual({
      ...amounts,
      kind: 'reversal',
      number: expect.any(String),
      correctsNumber: number,
      issuedAt: shop.api.clock.now.toISOString(),
    });
    expect([second?.kind, second?.totalCents, second?.correctsNumber]).toEqual([
      kind,
      3190,
      correctsNumber,
    ]);
    expect(issuedAt < reversal!.issuedAt).toBe(true);
    const numbers = [note, reversal, second].map((issued) => Number(issued?.number.slice(3)));
    expect(numbers).toEqual([0, 1, 2].map((index) => numbers[0]! + index));
    expect(documents).toHaveLength(4);
    expect(await shop.violatedInvariants()).toEqual([]);
  });
});
