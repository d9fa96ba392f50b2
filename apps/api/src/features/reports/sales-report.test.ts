import { issueGiftCard, listOrders, readOrder, readSalesReport } from '@sitewright/contracts/api';
import type { SalesMonth, TaxOfMonth } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDiscount } from '../../testing/create-test-discount.ts';
import {
  createTestGiftCard,
  createTestVariant,
  setStoreSettings,
} from '../../testing/create-test-product.ts';
import { logIn } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, testAddress, testStore, visitorWithCart } from '../../testing/test-checkout.ts';

const timeZone = 'America/New_York';
let shop: TestShop;
let variants: { readonly mug: string; readonly book: string; readonly card: string };
let keys = 0;

/** Two rates of one state, one for reduced products; shipping is taxed. */
const taxed = {
  ...testStore,
  taxIncluded: false,
  taxesShipping: true,
  taxRules: [
    { name: 'State', ratePercent: 8.875, country: 'US', state: 'NY' },
    { name: 'Books', ratePercent: 2.5, country: 'US', state: 'NY', taxClass: 'reduced' },
  ],
};

beforeAll(async () => {
  shop = await openTestShop();
  const { site } = shop;
  await site.inTenant((tenant) => tenant.updateTable('websites').set({ timeZone }).execute());
  const card = await createTestGiftCard(site, [5000]);
  variants = {
    mug: await createTestVariant(site, { price: 1999, unlimited: true }),
    book: await createTestVariant(site, { price: 1249, unlimited: true }),
    card: card.variants[0]?.id ?? '',
  };
  await site.inTenant((tenant) =>
    tenant
      .updateTable('products')
      .set({ taxClass: 'reduced' })
      .where('itemId', 'in', (select) =>
        select.selectFrom('variants').where('variantId', '=', variants.book).select('itemId'),
      )
      .execute(),
  );
  await createTestDiscount(site, { code: 'TEN', effect: { kind: 'percentage', percent: 10 } });
});
afterAll(() => shop.api.close());

async function goTo(instant: string): Promise<void> {
  shop.api.clock.now = new Date(instant);
  await logIn(shop.api, shop.site.owner);
}
const base = () => `/api/websites/${shop.site.websiteId}`;
const owner = () => shop.site.owner.browser;

const { firstName, lastName, country, state, zip } = testAddress;
const billing = { firstName, lastName, country, state, zip };

interface Purchase {
  readonly lines: readonly (readonly [variantId: string, quantity: number])[];
  readonly codes?: readonly string[];
  readonly method?: 'invoice';
  readonly isShipped?: false;
}

/** Places an order, and returns it. */
async function buy({ lines, codes = [], method, isShipped }: Purchase) {
  const [first, ...others] = lines;
  if (first === undefined) throw new Error('Nothing is bought.');
  const buyer = await visitorWithCart(shop.site, ...first);
  for (const [variantId, pieces] of others)
    await buyer.post('/api/cart/entries', { json: { variantId, quantity: pieces } });
  await buyer.call('PUT', '/api/cart/shipping', { json: { location: { country, state, zip } } });
  for (const code of codes) {
    keys += 1;
    const address = `198.51.${keys % 250}.7`;
    expect((await buyer.post('/api/cart/codes', { json: { code }, address })).status).toBe(200);
  }
  const placed = await checkout(buyer, {
    ...(method === undefined ? {} : { payment: { method } }),
    ...(isShipped === false ? { shippingAddress: null, shippingOptionId: null, billing } : {}),
  });
  expect(placed.status, placed.text).toBe(200);
  const { id } = (await owner().get(`${base()}/orders?limit=1`)).as(listOrders).rows[0]!;
  return (await owner().get(`${base()}/orders/${id}`)).as(readOrder);
}
type PlacedOrder = Awaited<ReturnType<typeof buy>>;

async function refund(order: PlacedOrder, quantity: number, shippingCents: number, otherCents = 0) {
  const [line] = order.lines;
  const piece = (line?.totalCents ?? 0) / (line?.quantity ?? 1);
  const amount = quantity === 0 ? 0 : Math.round(piece * quantity);
  for (const expectedCents of [amount, amount + 1, amount - 1].map(
    (cents) => cents + shippingCents + otherCents,
  )) {
    keys += 1;
    const response = await owner().post(`${base()}/orders/${order.id}/refunds`, {
      json: {
        requestKey: `refund-key-${keys}`,
        lines: quantity === 0 ? [] : [{ lineId: line?.id, quantity, restocks: false }],
        shippingCents,
        otherCents,
        expectedCents,
        method: 'provider',
        reason: '',
        notifiesBuyer: false,
      },
    });
    if (response.status === 200) return;
    expect(response.body).toMatchObject({ code: 'conflict' });
  }
  throw new Error('No refund was accepted.');
}

/** The same figures from the tables, by statements of their own. */
async function figuresOf(month: string) {
  return shop.site.inTenant(async (tenant) => {
    const inMonth = (instant: string) =>
      sql`to_char(${sql.ref(instant)} at time zone ${timeZone}::text, 'YYYY-MM') = ${month}`;
    const { rows } = await sql<Record<string, number>>`
      with paid as (
        select * from orders
        where payment_state = 'paid' and order_id in (
          select order_id from payment_attempts where state = 'captured' and ${inMonth('settled_at')}
        )
      ), returned as (
        select * from refunds where state = 'succeeded' and ${inMonth('settled_at')}
      )
      select
        (select count(1) from paid)::int as "orderCount",
        (select coalesce(sum(grand_total_cents), 0) from paid)::int as "totalCents",
        (select coalesce(sum(discount_cents), 0) from paid)::int as "discountCents",
        (select coalesce(sum(shipping_cost_cents), 0) from paid)::int as "shippingCents",
        (select coalesce(sum(tax_cents), 0) from paid)::int as "taxCents",
        (select coalesce(sum(unit_price_cents * quantity), 0) from order_lines
          where order_id in (select order_id from paid) and gift_card is null)::int as "salesCents",
        (select coalesce(sum(unit_price_cents * quantity), 0) from order_lines
          where order_id in (select order_id from paid) and gift_card is not null)::int as "giftCardSalesCents",
        (select coalesce(sum(amount_cents), 0) from returned)::int as "refundedCents",
        (select count(1) from returned where amount_cents > 0)::int as "refundCount"
    `.execute(tenant);
    const ledger = await sql<Record<string, number>>`
      select
        coalesce(sum(amount_cents) filter (where kind = 'issued' and ${inMonth('created_at')}), 0)::int as "issuedCents",
        coalesce(-sum(amount_cents) filter (where kind = 'redeemed' and ${inMonth('created_at')}), 0)::int as "redeemedCents",
        coalesce(sum(amount_cents) filter (
          where to_char(created_at at time zone ${timeZone}::text, 'YYYY-MM') <= ${month}
        ), 0)::int as "liabilityCents"
      from gift_card_entries
    `.execute(tenant);
    return { ...rows[0], giftCards: ledger.rows[0] };
  });
}
const report = async (from: string, to: string) =>
  (await owner().get(`${base()}/sales-report?from=${from}&to=${to}`)).as(readSalesReport);
const sum = (taxes: readonly TaxOfMonth[], member: 'taxCents' | 'refundedTaxCents' | 'baseCents') =>
  taxes.reduce((total, tax) => total + tax[member], 0);

/** What holds in each month, whatever was sold. */
function expectConsistent(month: SalesMonth): void {
  const { salesCents, giftCardSalesCents, discountCents, reverseChargeCents, shippingCents } =
    month;
  expect(
    salesCents +
      giftCardSalesCents -
      discountCents -
      reverseChargeCents +
      shippingCents +
      month.addedTaxCents,
  ).toBe(month.totalCents);
  expect(month.netCents).toBe(month.totalCents - month.refundedCents);
  expect(sum(month.taxes, 'taxCents')).toBe(month.taxCents);
  expect(sum(month.taxes, 'refundedTaxCents')).toBe(month.refundedTaxCents);
}

it('reconciles with orders, refunds and ledgers in each month of the time zone', async () => {
  await setStoreSettings(shop.site, taxed);
  // Two hours before midnight in New York: the last hours of March, although UTC has April.
  await goTo('2026-04-01T02:00:00Z');
  const march = await buy({
    lines: [
      [variants.mug, 3],
      [variants.book, 2],
    ],
    codes: ['TEN'],
  });
  await buy({ lines: [[variants.card, 2]], isShipped: false });
  const invoice = await buy({ lines: [[variants.mug, 1]], method: 'invoice' });
  await buy({ lines: [[variants.book, 5]] });

  await goTo('2026-04-01T05:00:00Z');
  await owner().post(`${base()}/orders/${invoice.id}/mark-paid`);
  await refund(march, 2, 0);
  await refund(march, 0, 400);
  const issued = await owner().post(`${base()}/gift-cards`, {
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
  await buy({ lines: [[variants.mug, 1]], codes: [code] });
  await setStoreSettings(shop.site, { ...taxed, taxIncluded: true });
  const included = await buy({
    lines: [
      [variants.mug, 2],
      [variants.book, 1],
    ],
  });
  // Reduced by the rest of the whole shipping, and by an amount for nothing in particular.
  await refund(march, 1, march.grandTotalCents === 0 ? 0 : 100, 7);
  await refund(included, 2, 900);

  const { months, timeZone: shown } = await report('2026-03', '2026-05');
  expect([shown, months.map(({ month }) => month)]).toEqual([
    timeZone,
    ['2026-05', '2026-04', '2026-03'],
  ]);
  for (const month of months) {
    expectConsistent(month);
    const { giftCards, ...figures } = await figuresOf(month.month);
    expect(month).toMatchObject(figures);
    expect(month.giftCards).toMatchObject(giftCards ?? {});
  }
  const [may, april, first] = months as [SalesMonth, SalesMonth, SalesMonth];
  expect([first.orderCount, april.orderCount, may.orderCount]).toEqual([3, 3, 0]);
  expect([april.refundCount, first.refundCount]).toEqual([4, 0]);
  expect(april.payments).toContainEqual({
    method: 'invoice',
    orderCount: 1,
    paidCents: invoice.grandTotalCents,
  });
  expect(first.payments).toEqual([
    { method: 'testCard', orderCount: 3, paidCents: first.totalCents },
  ]);
  expect(april.payments.reduce((paid, { paidCents }) => paid + paidCents, 0)).toBe(
    april.totalCents - april.giftCards.redeemedCents,
  );
  expect(may.giftCards.liabilityCents).toBe(april.giftCards.liabilityCents);

  // By rate, from the lines: the books are the only reduced products, and shipping has the standard rate.
  const books = await shop.site.inTenant(async (tenant) => {
    const { rows } = await sql<{ tax: number; refunded: number; base: number }>`
      select sum(line.tax_cents)::int as tax, sum(line.total_cents - line.tax_cents)::int as base,
        sum(line.refunded_tax_cents)::int as refunded
      from order_lines as line
      join orders on orders.order_id = line.order_id and orders.payment_state = 'paid'
      where line.variant_id = ${variants.book}
    `.execute(tenant);
    return rows[0];
  });
  const bookTaxes = months.flatMap(({ taxes }) => taxes.filter(({ name }) => name === 'Books'));
  expect({
    tax: sum(bookTaxes, 'taxCents'),
    base: sum(bookTaxes, 'baseCents'),
    refunded: sum(bookTaxes, 'refundedTaxCents'),
  }).toEqual(books);
  const { mugs, shippingTax } = await shop.site.inTenant(async (tenant) => {
    const { rows } = await sql<{ mugs: number; shippingTax: number }>`
      select
        (select sum(line.refunded_tax_cents) from order_lines as line where line.variant_id = ${variants.mug})::int as mugs,
        (select shipping_tax_cents from orders where order_id = ${included.id})::int as "shippingTax"
    `.execute(tenant);
    return rows[0]!;
  });
  // March's shipping of 900 with its tax: 500 of it were refunded in two parts, rounded down together.
  const shippingOfMarch =
    march.grandTotalCents - march.lines.reduce((total, line) => total + line.totalCents, 0);
  const marchTax = Math.floor(((shippingOfMarch - 900) * 500) / shippingOfMarch);
  expect(
    sum(
      april.taxes.filter(({ name }) => name === 'State'),
      'refundedTaxCents',
    ),
  ).toBe(mugs + marchTax + shippingTax);
});

it('counts what gift cards got back once, as a part of the refund', async () => {
  await setStoreSettings(shop.site, testStore);
  await goTo('2026-08-10T12:00:00Z');
  const issued = await owner().post(`${base()}/gift-cards`, {
    json: {
      amountCents: 100_000,
      recipientName: '',
      recipientEmail: 'ada@example.com',
      message: '',
      deliverAt: null,
      expiresAt: null,
    },
  });
  const { code } = issued.as(issueGiftCard);
  const order = await buy({ lines: [[variants.mug, 2]], codes: [code] });
  expect(order.giftCardCents).toBe(order.grandTotalCents);
  await refund(order, 1, 0);
  const [month] = (await report('2026-08', '2026-08')).months;
  expect(month).toMatchObject({ refundCount: 1, refundedCents: 1999 });
  expect(month?.giftCards.returnedCents).toBe(1999);
  // The rest of an order that the card does not cover.
  const partly = await buy({ lines: [[variants.mug, 55]], codes: [code] });
  expect((await report('2026-08', '2026-08')).months[0]?.payments).toEqual([
    {
      method: 'testCard',
      orderCount: 1,
      paidCents: partly.grandTotalCents - partly.giftCardCents,
    },
  ]);
});

it('has the present month of an empty store, and rejects too many months', async () => {
  await goTo('2027-01-01T04:59:00Z');
  const { months } = (await owner().get(`${base()}/sales-report`)).as(readSalesReport);
  expect(months).toHaveLength(12);
  expect(months[0]).toMatchObject({ month: '2026-12', orderCount: 0, taxes: [] });
  for (const query of ['from=2024-01&to=2026-01', 'from=2026-02&to=2026-01', 'from=2026-13'])
    expect((await owner().get(`${base()}/sales-report?${query}`)).status).toBe(400);
});

it('takes expired gift cards out of the liability, in the month in which they expire', async () => {
  await goTo('2029-03-10T12:00:00Z');
  const before = (await report('2029-03', '2029-03')).months[0]?.giftCards.liabilityCents ?? 0;
  for (const expiresAt of ['2029-04-15T00:00:00.000Z', null])
    await owner().post(`${base()}/gift-cards`, {
      json: {
        amountCents: 1000,
        recipientName: '',
        recipientEmail: 'ada@example.com',
        message: '',
        deliverAt: null,
        expiresAt,
      },
    });
  const figures = async () =>
    (await report('2029-03', '2029-05')).months
      .toReversed()
      .map(({ giftCards: { expiredCents, liabilityCents } }) => [
        expiredCents,
        liabilityCents - before,
      ]);
  // Nothing expires before its time, also in the present month.
  await goTo('2029-04-14T12:00:00Z');
  expect(await figures()).toEqual([
    [0, 2000],
    [0, 2000],
    [0, 2000],
  ]);
  await goTo('2029-05-20T12:00:00Z');
  expect(await figures()).toEqual([
    [0, 2000],
    [1000, 1000],
    [0, 1000],
  ]);
});
