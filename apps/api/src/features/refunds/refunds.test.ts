import { readOrder, refundOrder } from '@sitewright/contracts/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import type { testCard } from '../../testing/test-checkout.ts';
import {
  buy,
  fulfillPieces,
  readTestOrder,
  requestKey,
  type TestOrder,
} from '../../testing/test-orders.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';

let shop: TestShop;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  variantId = await createTestVariant(shop.site, { qtyInStock: 500, price: 2500 });
});
afterAll(() => shop.api.close());

const buyPieces = (quantity: number, card: keyof typeof testCard | 'invoice' = 'succeeds') =>
  buy(shop.api, shop.site, variantId, { quantity, card });

/** Refunds an amount of an order, or with `pieces` pieces of its first line. */
async function refund(
  order: TestOrder,
  { pieces = 0, restocks = false, ...changes }: Record<string, unknown> & { pieces?: number } = {},
) {
  const { lines } = await readTestOrder(shop.site, order);
  return shop.site.owner.browser.post(`${order.path}/refunds`, {
    json: {
      requestKey: requestKey(),
      lines: pieces === 0 ? [] : [{ lineId: lines[0]?.id, quantity: pieces, restocks }],
      shippingCents: 0,
      otherCents: 0,
      expectedCents:
        pieces * 2500 + Number(changes['shippingCents'] ?? 0) + Number(changes['otherCents'] ?? 0),
      method: 'provider',
      reason: '',
      notifiesBuyer: true,
      ...changes,
    },
  });
}
const mailsOf = async (order: TestOrder, kind: string) =>
  (await readTestOrder(shop.site, order)).mails.filter((mail) => mail.kind === kind);
/** What the provider returned, from its own records. */
const returned = async (order: TestOrder): Promise<number> => {
  const { rows } = await shop.site.inTenant((tenant) =>
    sql<{ cents: number }>`
      select coalesce(sum(card.amount_cents), 0)::int as cents
      from test_card_refunds as card
      join payment_attempts as attempt on attempt.attempt_id = card.attempt_id
      where attempt.order_id = ${order.id} and card.state = 'refunded'
    `.execute(tenant),
  );
  return rows[0]?.cents ?? 0;
};
const later = (minutes: number) => {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + minutes * 60_000);
};

describe('a refund', () => {
  it('returns pieces with restock, then the shipping, and tells the buyer', async () => {
    const order = await buyPieces(3);
    const before = await shop.stock(variantId);
    const first = (await refund(order, { pieces: 2, restocks: true, reason: 'Broken' })).as(
      refundOrder,
    );
    expect(first).toMatchObject({
      paymentState: 'paid',
      refundState: 'partlyRefunded',
      lines: [{ refundedQuantity: 2, refundedCents: 5000 }],
      refunds: [{ state: 'succeeded', method: 'provider', amountCents: 5000 }],
      payment: { canRefund: true, refundableCents: 3400 },
      timeline: [
        {},
        {},
        { kind: 'refundStarted', text: 'Ada started a refund of $50.00. Reason: Broken' },
        {
          kind: 'refunded',
          text: '$50.00 was refunded by the payment provider. 2 put back into stock.',
        },
      ],
    });
    expect(await shop.stock(variantId)).toBe(before + 2);
    expect(await mailsOf(order, 'refund')).toHaveLength(1);
    const rest = (await refund(order, { pieces: 1, shippingCents: 900 })).as(refundOrder);
    expect(rest).toMatchObject({ refundState: 'refunded', payment: { refundableCents: 0 } });
    expect(await returned(order)).toBe(8400);
    expect(await shop.stock(variantId)).toBe(before + 2);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('never exceeds the payment when two requests arrive at once', async () => {
    const order = await buyPieces(1);
    const responses = await Promise.all([1, 2, 3].map(() => refund(order, { otherCents: 2000 })));
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    const rejected = responses.find(({ status }) => status === 409);
    expect(rejected?.body).toMatchObject({
      code: 'refundTooLarge',
      error: 'This is more than can be refunded. At most $14.00 is left.',
    });
    expect(await returned(order)).toBe(2000);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('returns the money once when its request is repeated, one after the other or at once', async () => {
    const order = await buyPieces(2);
    const same = { requestKey: requestKey(), pieces: 1, restocks: true };
    const before = await shop.stock(variantId);
    const responses = await Promise.all([1, 2, 3].map(() => refund(order, same)));
    responses.push(await refund(order, same));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await returned(order)).toBe(2500);
    expect(await shop.stock(variantId)).toBe(before + 1);
    expect(await mailsOf(order, 'refund')).toHaveLength(1);
  });

  it('cannot exceed the payment in the database, whatever the program does', async () => {
    const order = await buyPieces(1);
    for (const [statement, constraint] of [
      [
        sql`update payment_attempts set refunded_cents = amount_cents + 1 where order_id = ${order.id}`,
        'payment_attempts_refunded',
      ],
      [
        sql`update order_lines set refunded_quantity = quantity + 1 where order_id = ${order.id}`,
        'order_lines_refunded',
      ],
    ] as const)
      await expect(shop.site.inTenant((tenant) => statement.execute(tenant))).rejects.toThrow(
        constraint,
      );
  });

  it('whose response was lost is pending, and is paid once however often it is sent again', async () => {
    const order = await buyPieces(2, 'refundRespondsLate');
    const pending = (await refund(order, { pieces: 1, restocks: true })).as(refundOrder);
    expect(pending).toMatchObject({
      refundState: 'none',
      refunds: [{ state: 'pending' }],
      payment: { refundableCents: 3400 },
    });
    expect(await returned(order)).toBe(2500);
    expect(await mailsOf(order, 'refund')).toEqual([]);
    // Its amount counts: together with it, this is more than was paid.
    expect((await refund(order, { otherCents: 3401 })).status).toBe(409);
    const before = await shop.stock(variantId);
    await reconcileRefunds(shop.api.services);
    expect((await readTestOrder(shop.site, order)).refunds).toMatchObject([{ state: 'pending' }]);
    later(1);
    await Promise.all([1, 2].map(() => reconcileRefunds(shop.api.services)));
    later(20);
    await reconcileRefunds(shop.api.services);
    expect(await readTestOrder(shop.site, order)).toMatchObject({
      refundState: 'partlyRefunded',
      refunds: [{ state: 'succeeded', amountCents: 2500 }],
    });
    expect(await returned(order)).toBe(2500);
    expect(await shop.stock(variantId)).toBe(before + 1);
    expect(await mailsOf(order, 'refund')).toHaveLength(1);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('that fails returns nothing, and its pieces can be refunded again', async () => {
    const order = await buyPieces(2, 'refundFails');
    const before = await shop.stock(variantId);
    const failed = (await refund(order, { pieces: 2, restocks: true })).as(refundOrder);
    expect(failed).toMatchObject({
      refundState: 'none',
      lines: [{ refundedQuantity: 0, refundedCents: 0 }],
      refunds: [{ state: 'failed' }],
      payment: { refundableCents: 5900 },
    });
    expect(failed.timeline.at(-1)).toMatchObject({ kind: 'refundFailed' });
    expect(await shop.stock(variantId)).toBe(before);
    expect(await mailsOf(order, 'refund')).toEqual([]);
    const manual = (await refund(order, { pieces: 2, method: 'manual' })).as(refundOrder);
    expect(manual).toMatchObject({
      refundState: 'partlyRefunded',
      refunds: [{}, { method: 'manual' }],
    });
    expect(await returned(order)).toBe(0);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('is only mailed to the buyer if the shop wants that', async () => {
    const order = await buyPieces(1);
    expect((await refund(order, { otherCents: 100, notifiesBuyer: false })).status).toBe(200);
    expect(await mailsOf(order, 'refund')).toEqual([]);
  });

  it('that fails gives back the pieces that were not sent', async () => {
    const order = await buyPieces(3, 'refundFails');
    await fulfillPieces(shop.site, order, { quantity: 2 });
    const failed = (await refund(order, { pieces: 1 })).as(refundOrder);
    expect(failed).toMatchObject({
      refunds: [{ state: 'failed' }],
      fulfillmentState: 'partlyFulfilled',
      state: 'pending',
    });
    expect((await fulfillPieces(shop.site, order)).status).toBe(200);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('takes the pieces that were not sent, so that nobody sends them', async () => {
    const order = await buyPieces(3);
    await fulfillPieces(shop.site, order, { quantity: 2 });
    const refunded = (await refund(order, { pieces: 1 })).as(refundOrder);
    expect(refunded).toMatchObject({ fulfillmentState: 'fulfilled', state: 'fulfilled' });
    expect((await fulfillPieces(shop.site, order)).status).toBe(409);
    const both = await buyPieces(1);
    const responses = await Promise.all([
      fulfillPieces(shop.site, both),
      refund(both, { pieces: 1 }),
    ]);
    expect(responses.some(({ status }) => status === 200)).toBe(true);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it.each([
    ['more pieces than were ordered', { pieces: 2 }, 409, 'conflict'],
    ['more than was paid', { otherCents: 3401 }, 409, 'refundTooLarge'],
    ['more shipping than was charged', { shippingCents: 901 }, 409, 'conflict'],
    ['another amount than the screen showed', { pieces: 1, expectedCents: 2499 }, 409, 'conflict'],
    ['nothing', {}, 409, 'actionNotAllowed'],
    ['a negative amount', { otherCents: -100 }, 400, 'invalidRequest'],
    ['a fraction of a cent', { otherCents: 0.5 }, 400, 'invalidRequest'],
    ['another currency', { otherCents: 100, currency: 'JPY' }, 400, 'invalidRequest'],
  ])('of %s is rejected', async (_, changes, status, code) => {
    const order = await buyPieces(1);
    const response = await refund(order, changes);
    expect([response.status, response.body['code']]).toEqual([status, code]);
    expect(await returned(order)).toBe(0);
  });

  it('of an order that is not paid is rejected; once it is marked as paid, the shop returns the money itself', async () => {
    const order = await buyPieces(1, 'invoice');
    const early = await refund(order, { otherCents: 100, method: 'manual' });
    expect([early.status, early.body['code']]).toEqual([409, 'actionNotAllowed']);
    const markPaid = () => shop.site.owner.browser.post(`${order.path}/mark-paid`);
    const marked = await Promise.all([markPaid(), markPaid()]);
    for (const response of marked)
      expect(response.as(readOrder)).toMatchObject({ paymentState: 'paid' });
    const { timeline } = await readTestOrder(shop.site, order);
    expect(timeline.map(({ kind }) => kind)).toEqual(['placed', 'awaitingPayment', 'paid']);
    expect((await refund(order, { otherCents: 100 })).status).toBe(409);
    const refunded = (await refund(order, { otherCents: 100, method: 'manual' })).as(refundOrder);
    expect(refunded).toMatchObject({ refundState: 'partlyRefunded' });
    expect(
      (await shop.site.owner.browser.post(`${(await buyPieces(1)).path}/mark-paid`)).status,
    ).toBe(409);
    expect(await shop.violatedInvariants()).toEqual([]);
  });
});
