import { placeOrder, refundOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { logIn } from '../../testing/create-test-site.ts';
import {
  connectTestAccount,
  openStripeShop,
  stripeCard,
  type StripeShop,
} from '../../testing/stripe/open-stripe-shop.ts';
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

/** An order of one piece for 29 dollars with shipping. */
async function buy(card = stripeCard.succeeds as string, quantity = 1): Promise<TestOrder> {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 60_000);
  const buyer = await visitorWithCart(shop.site, variantId, quantity);
  const { orderUrl } = (await shop.pay(buyer, card)).as(placeOrder);
  const id = (await shop.orderAt(orderUrl))?.id ?? '';
  const path = `/api/websites/${shop.site.websiteId}/orders/${id}`;
  return { id, path, orderUrl, buyer };
}
async function refund(order: TestOrder, changes: object = {}) {
  const { lines } = await readTestOrder(shop.site, order);
  const response = await shop.site.owner.browser.post(`${order.path}/refunds`, {
    json: {
      requestKey: requestKey(),
      lines: [{ lineId: lines[0]?.id, quantity: 1, restocks: true }],
      shippingCents: 900,
      otherCents: 0,
      expectedCents: 2900,
      method: 'provider',
      reason: '',
      notifiesBuyer: true,
      ...changes,
    },
  });
  return response.as(refundOrder);
}
/** A refund of 10 dollars, which Stripe could return twice. */
const part = { lines: [], shippingCents: 0, otherCents: 1000, expectedCents: 1000 };
const refundIds = () => shop.stripe.ledger.refunds.map(({ id }) => id);
const returnedCents = () =>
  shop.stripe.ledger.refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
const statusOf = async (order: TestOrder) => {
  const { refundState, refunds, payment, timeline, mails } = await readTestOrder(shop.site, order);
  return {
    refundState,
    states: refunds.map(({ state }) => state),
    left: payment.refundableCents,
    events: timeline.slice(2).map(({ kind }) => kind),
    mails: mails.filter(({ kind }) => kind === 'refund').length,
  };
};
async function reconcileAfter(ms: number): Promise<void> {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + ms);
  await reconcileRefunds(shop.api.services);
  await logIn(shop.api, shop.site.owner);
}

const accepted = {
  refundState: 'none',
  states: ['pending'],
  left: 0,
  events: ['refundStarted', 'refundAccepted'],
  mails: 0,
};
const failed = { refundState: 'none', states: ['failed'], left: 2900, mails: 0 };

describe('a refund whose money is on its way', () => {
  beforeEach(() => {
    shop.stripe.ledger.nextRefundStatus = 'pending';
  });

  it('is in progress, and succeeds once with the webhook, which arrives twice', async () => {
    const order = await buy();
    const before = await shop.stock(variantId);
    await refund(order);
    expect(await statusOf(order)).toEqual(accepted);
    shop.stripe.ledger.finishRefund(refundIds()[0] ?? '', 'succeeded');
    const { events } = shop.stripe.ledger;
    await shop.deliver([...events, ...events]);
    await Promise.all([shop.process(), shop.process()]);
    expect(await statusOf(order)).toEqual({
      ...accepted,
      refundState: 'refunded',
      states: ['succeeded'],
      events: [...accepted.events, 'refunded'],
      mails: 1,
    });
    expect(await shop.stock(variantId)).toBe(before + 1);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('that fails gives the amount back and tells the owner, by webhook or without one', async () => {
    for (const notice of ['webhook', 'reconciliation']) {
      const order = await buy();
      await refund(order);
      shop.stripe.ledger.finishRefund(refundIds().at(-1) ?? '', 'failed');
      if (notice === 'webhook') {
        await shop.deliver(shop.stripe.ledger.events);
        await shop.process();
      } else await reconcileAfter(21_700_000);
      expect(await statusOf(order)).toEqual({
        ...failed,
        events: [...accepted.events, 'refundFailed'],
      });
      expect((await readTestOrder(shop.site, order)).timeline.at(-1)?.text).toBe(
        'The refund of $29.00 failed (expired or canceled card). Nothing was returned.',
      );
    }
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('is not sent a second time when Stripe has forgotten the key', async () => {
    const order = await buy();
    await refund(order);
    shop.stripe.forgetKeys();
    for (let check = 0; check < 3; check += 1) await reconcileAfter(21_700_000);
    expect(returnedCents()).toBe(2900);
    expect(await statusOf(order)).toEqual(accepted);
  });
});

describe('a refund without an answer', () => {
  it('is returned once by reconcilers that work at once, if its request never arrived', async () => {
    const order = await buy();
    shop.stripe.loseRequests('refund', 2);
    await refund(order, part);
    expect(returnedCents()).toBe(0);
    shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 600_000);
    await Promise.all([1, 2, 3].map(() => reconcileRefunds(shop.api.services)));
    await reconcileAfter(600_000);
    expect(returnedCents()).toBe(1000);
    expect(await statusOf(order)).toMatchObject({ states: ['succeeded'], left: 1900, mails: 1 });
  });

  it('stays open if Stripe answered with an error of its server: the money may have been returned', async () => {
    const order = await buy();
    shop.stripe.failResponses('refund', 2);
    await refund(order, part);
    expect(await statusOf(order)).toMatchObject({ states: ['pending'], left: 1900, mails: 0 });
    await reconcileAfter(600_000);
    expect(returnedCents()).toBe(1000);
    expect(await statusOf(order)).toMatchObject({ states: ['succeeded'], left: 1900, mails: 1 });
  });
});

describe('a refund after the store connected another account', () => {
  it('fails without a request: the other account does not have the payment', async () => {
    const order = await buy();
    const asked = shop.stripe.calls('refund');
    const other = shop.stripe.ledger.createAccount();
    await connectTestAccount(shop.api, shop.site, other);
    await refund(order, part);
    expect(await statusOf(order)).toMatchObject({ states: ['failed'], left: 2900 });
    expect(shop.stripe.calls('refund')).toBe(asked);
    await connectTestAccount(shop.api, shop.site, shop.account);
    await refund(order, part);
    expect(returnedCents()).toBe(1000);
  });
});

describe('a refund that succeeded', () => {
  it('and fails days later is failed, whatever order its webhooks arrive in', async () => {
    const order = await buy();
    const before = await shop.stock(variantId);
    await refund(order);
    const [id = ''] = refundIds();
    shop.stripe.ledger.finishRefund(id, 'succeeded');
    shop.stripe.ledger.finishRefund(id, 'failed');
    const { events } = shop.stripe.ledger;
    await shop.deliver(events.toReversed());
    await shop.process();
    await shop.deliver(events);
    await shop.process();
    const late = { ...failed, mails: 1, events: ['refundStarted', 'refunded', 'refundFailed'] };
    expect(await statusOf(order)).toEqual(late);
    expect((await readTestOrder(shop.site, order)).timeline.at(-1)?.text).toBe(
      'The refund of $29.00 failed (expired or canceled card). The money came back to you. Refund it in another way.',
    );
    // The piece is back in the shop; refunding it again does not put it back twice.
    await refund(order);
    expect(await shop.stock(variantId)).toBe(before + 1);
    expect(await statusOf(order)).toMatchObject({ refundState: 'refunded', left: 0 });
    expect(returnedCents()).toBe(2900);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('and fails later leaves its piece in stock, and a second refund does not put back another one', async () => {
    const order = await buy(stripeCard.succeeds, 2);
    const before = await shop.stock(variantId);
    await refund(order);
    const [id = ''] = refundIds();
    shop.stripe.ledger.finishRefund(id, 'succeeded');
    shop.stripe.ledger.finishRefund(id, 'failed');
    await shop.deliver(shop.stripe.ledger.events);
    await shop.process();
    expect(await statusOf(order)).toMatchObject({ states: ['failed'], left: 4900 });
    expect(await shop.stock(variantId)).toBe(before + 1);
    await refund(order);
    expect(await shop.stock(variantId)).toBe(before + 1);
    await refund(order, { shippingCents: 0, expectedCents: 2000 });
    expect(await shop.stock(variantId)).toBe(before + 2);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('on another website with the same account is not touched by a forged reference', async () => {
    const order = await buy();
    await refund(order);
    const [id = ''] = refundIds();
    const stored = shop.stripe.ledger.refunds[0]!;
    shop.stripe.ledger.refunds[0] = { ...stored, metadata: { ...stored.metadata, websiteId: 'x' } };
    shop.stripe.ledger.finishRefund(id, 'failed');
    await shop.deliver(shop.stripe.ledger.events);
    await shop.process();
    expect(await statusOf(order)).toMatchObject({ states: ['succeeded'], refundState: 'refunded' });
  });
});

describe('money that arrives after its order was canceled', () => {
  it('is refunded once by itself, however often it is reported', async () => {
    const order = await buy(stripeCard.isDelayed);
    const intentId = (shop.stripe.ledger.events.at(-1)!.data.object as { id: string }).id;
    await shop.site.inTenant(async (tenant) => {
      const { orderId } = { orderId: order.id };
      // The order was voided while the bank was still sending the money.
      await tenant
        .updateTable('paymentAttempts')
        .set({ state: 'declined', askAt: null })
        .where('orderId', '=', orderId)
        .execute();
      await tenant
        .updateTable('orders')
        .set({ state: 'cancelled', paymentState: 'voided' })
        .where('orderId', '=', orderId)
        .execute();
    });
    shop.stripe.ledger.finish(intentId, true);
    const { events } = shop.stripe.ledger;
    await shop.deliver(events);
    await shop.process();
    shop.stripe.loseResponses('refund', 2);
    await Promise.all([1, 2].map(() => reconcileRefunds(shop.api.services)));
    await shop.deliver(events.map((event) => ({ ...event, id: `${event.id}_again` })));
    await shop.process();
    for (let run = 0; run < 3; run += 1) await reconcileAfter(600_000);
    expect(returnedCents()).toBe(2900);
    expect(await statusOf(order)).toEqual({
      refundState: 'refunded',
      states: ['succeeded'],
      left: 0,
      events: ['needsRefund', 'refunded'],
      mails: 1,
    });
    expect(await shop.violatedInvariants()).not.toContain('refundAmounts');
    expect(await shop.violatedInvariants()).not.toContain('refundStates');
  });
});
