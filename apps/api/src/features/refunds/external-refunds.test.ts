import { placeOrder, refundOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { logIn } from '../../testing/create-test-site.ts';
import { openStripeShop, type StripeShop } from '../../testing/stripe/open-stripe-shop.ts';
import { visitorWithCart } from '../../testing/test-checkout.ts';
import { readTestOrder, requestKey, type TestOrder } from '../../testing/test-orders.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';

let shop: StripeShop;
let variantId: string;
beforeAll(async () => {
  shop = await openStripeShop();
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 500 });
});
afterAll(() => shop.api.close());
beforeEach(() => {
  const { ledger } = shop.stripe;
  ledger.charges.length = 0;
  ledger.events.length = 0;
  ledger.refunds.length = 0;
  ledger.nextRefundStatus = 'succeeded';
});

/** An order of one piece for 29 dollars with shipping, and the id of its payment at Stripe. */
async function buy(): Promise<TestOrder & { readonly intentId: string }> {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 60_000);
  const buyer = await visitorWithCart(shop.site, variantId);
  const { orderUrl } = (await shop.pay(buyer)).as(placeOrder);
  const id = (await shop.orderAt(orderUrl))?.id ?? '';
  const path = `/api/websites/${shop.site.websiteId}/orders/${id}`;
  const intentId = shop.stripe.ledger.charges.at(-1)?.intentId ?? '';
  shop.stripe.ledger.events.length = 0;
  return { id, path, orderUrl, buyer, intentId };
}
const refund = (order: TestOrder, otherCents: number, method = 'provider') =>
  shop.site.owner.browser.post(`${order.path}/refunds`, {
    json: {
      requestKey: requestKey(),
      lines: [],
      shippingCents: 0,
      otherCents,
      expectedCents: otherCents,
      method,
      reason: '',
      notifiesBuyer: true,
    },
  });
async function report(events: readonly object[] = shop.stripe.ledger.events): Promise<void> {
  await shop.deliver(events);
  await shop.process();
}
async function wait(ms: number): Promise<void> {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + ms);
  await reconcileRefunds(shop.api.services);
  await logIn(shop.api, shop.site.owner);
}
const statusOf = async (order: TestOrder) => {
  const { refundState, refunds, payment, timeline, mails } = await readTestOrder(shop.site, order);
  return {
    refundState,
    refunds: refunds.map(({ method, state, amountCents }) => [method, state, amountCents]),
    left: payment.refundableCents,
    last: timeline.at(-1)?.text,
    mails: mails.filter(({ kind }) => kind === 'refund').length,
  };
};
const providerCalls = () => shop.stripe.calls('refund');

describe('a refund that the owner makes in Stripe', () => {
  it('becomes a refund of the order, once however often and in which order it is reported', async () => {
    const order = await buy();
    const calls = providerCalls();
    shop.stripe.ledger.refundByOwner(order.intentId, 1000);
    shop.stripe.ledger.refundByOwner(order.intentId, 500);
    const { events } = shop.stripe.ledger;
    const again = events.map((event) => ({ ...event, id: `${event.id}_again` }));
    await shop.deliver([...events.toReversed(), ...events, ...again]);
    await Promise.all([shop.process(), shop.process()]);
    const { refunds, ...status } = await statusOf(order);
    expect(refunds.toSorted((a, b) => (String(a) < String(b) ? -1 : 1))).toEqual([
      ['external', 'succeeded', 1000],
      ['external', 'succeeded', 500],
    ]);
    expect(status).toMatchObject({ refundState: 'partlyRefunded', left: 1400, mails: 0 });
    expect(status.last).toMatch(/^\$(10|5)\.00 was refunded in Stripe\.$/);
    await wait(21_700_000);
    expect(providerCalls()).toBe(calls);
    expect((await refund(order, 1500)).status).toBe(409);
    expect((await refund(order, 1400)).as(refundOrder)).toMatchObject({ refundState: 'refunded' });
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('is not sent to Stripe a second time while its money is on its way', async () => {
    shop.stripe.ledger.nextRefundStatus = 'pending';
    const order = await buy();
    const calls = providerCalls();
    const { id } = shop.stripe.ledger.refundByOwner(order.intentId);
    await report();
    await wait(21_700_000);
    expect(await statusOf(order)).toMatchObject({
      refunds: [['external', 'pending', 2900]],
      left: 0,
    });
    expect(providerCalls()).toBe(calls);
    shop.stripe.ledger.finishRefund(id, 'failed');
    await wait(21_700_000);
    expect(await statusOf(order)).toMatchObject({
      refunds: [['external', 'failed', 2900]],
      left: 2900,
    });
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('waits for a refund of the shop whose response was lost, and both count as Stripe made them', async () => {
    const order = await buy();
    shop.stripe.loseRequests('refund', 2);
    await refund(order, 2900);
    shop.stripe.ledger.refundByOwner(order.intentId, 2900);
    await report();
    expect(await statusOf(order)).toMatchObject({ refunds: [['provider', 'pending', 2900]] });
    await wait(60_000);
    await shop.process();
    expect(await statusOf(order)).toMatchObject({
      refundState: 'refunded',
      refunds: [
        ['provider', 'failed', 2900],
        ['external', 'succeeded', 2900],
      ],
      left: 0,
    });
    expect(shop.stripe.ledger.refunds).toHaveLength(1);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('that was counted before as a refund outside of the shop is a note in the timeline', async () => {
    const order = await buy();
    await refund(order, 2900, 'manual');
    shop.stripe.ledger.refundByOwner(order.intentId, 2900);
    await report();
    const { events } = shop.stripe.ledger;
    await report(events.map((event) => ({ ...event, id: `${event.id}_again` })));
    const { timeline } = await readTestOrder(shop.site, order);
    expect(timeline.filter(({ kind }) => kind === 'refundNotCounted')).toHaveLength(1);
    expect(await statusOf(order)).toMatchObject({ refunds: [['manual', 'succeeded', 2900]] });
    expect(await shop.violatedInvariants()).toEqual([]);
  });
});

describe('a refund of this shop', () => {
  it('that Stripe reports before its response has arrived is counted once', async () => {
    const order = await buy();
    shop.stripe.loseResponses('refund', 2);
    await refund(order, 2900);
    const made = shop.stripe.ledger.refunds[0];
    const template = { id: 'evt_created', object: 'event', type: 'refund.created' };
    await report([{ ...template, data: { object: { id: made?.id, object: 'refund' } } }]);
    await wait(60_000);
    expect(await statusOf(order)).toMatchObject({
      refunds: [['provider', 'succeeded', 2900]],
      mails: 1,
    });
    expect(shop.stripe.ledger.refunds).toHaveLength(1);
    expect(await shop.violatedInvariants()).toEqual([]);
  });
});

describe('a refund of a payment that was never settled', () => {
  const setTries = (tries: number) =>
    shop.site.inTenant((tenant) =>
      tenant
        .updateTable('paymentEvents')
        .set({ tries, tryAt: shop.api.clock.now })
        .where('tryAt', 'is not', null)
        .execute(),
    );
  const openEvents = () =>
    shop.site.inTenant((tenant) =>
      tenant.selectFrom('paymentEvents').where('tryAt', 'is not', null).select('tryAt').execute(),
    );
  const timelineOf = async (order: TestOrder) =>
    (await readTestOrder(shop.site, order)).timeline.map(({ text }) => text);
  const note =
    '$10.00 was refunded in Stripe. It does not fit the payment of this order, so it is not counted here.';

  it('is tried again for a month, then given up with a note in the timeline', async () => {
    const order = await buy();
    await shop.site.inTenant((tenant) =>
      tenant
        .updateTable('paymentAttempts')
        .set({ state: 'unknown' })
        .where('orderId', '=', order.id)
        .execute(),
    );
    shop.stripe.ledger.refundByOwner(order.intentId, 1000);
    await report();
    await setTries(149);
    await shop.process();
    const [{ tryAt } = { tryAt: null }] = await openEvents();
    expect(tryAt?.getTime()).toBe(shop.api.clock.now.getTime() + 6 * 3_600_000);
    expect(await timelineOf(order)).not.toContain(note);
    await setTries(150);
    await expect(shop.process()).rejects.toMatchObject({
      errors: expect.arrayContaining([
        new Error(
          `The refund ${shop.stripe.ledger.refunds[0]?.id} of the website ${shop.site.websiteId} was given up.`,
        ),
      ]) as unknown,
    });
    expect(await openEvents()).toEqual([]);
    expect(await timelineOf(order)).toContain(note);
  });
});
