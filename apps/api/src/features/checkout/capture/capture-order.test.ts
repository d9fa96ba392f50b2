import { captureOrder, placeOrder, refundOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { createTestSite, logIn } from '../../../testing/create-test-site.ts';
import {
  openStripeShop,
  stripeCard,
  type StripeShop,
} from '../../../testing/stripe/open-stripe-shop.ts';
import { testStore, visitorWithCart } from '../../../testing/test-checkout.ts';
import {
  fulfillPieces,
  readTestOrder,
  requestKey,
  type TestOrder,
} from '../../../testing/test-orders.ts';
import { reconcilePaymentsJob } from '../settle/reconcile-payments.ts';

let shop: StripeShop;
let variantId: string;
beforeAll(async () => {
  shop = await openStripeShop();
  await setStoreSettings(shop.site, { ...testStore, capture: 'manual' });
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 500 });
});
afterAll(() => shop.api.close());
beforeEach(() => {
  const { ledger } = shop.stripe;
  ledger.charges.length = 0;
  ledger.events.length = 0;
  ledger.refunds.length = 0;
});

const total = 2900;
const day = 86_400_000;
const charged = () => shop.stripe.ledger.charges.map(({ amount }) => amount);
const intentOf = async (order: TestOrder): Promise<string> => {
  const { attemptId } = await shop.site.inTenant((tenant) =>
    tenant
      .selectFrom('paymentAttempts')
      .where('orderId', '=', order.id)
      .select('attemptId')
      .executeTakeFirstOrThrow(),
  );
  const { intentId } = await shop.site.inTenant((tenant) =>
    tenant
      .selectFrom('stripeIntents')
      .where('attemptId', '=', attemptId)
      .select('intentId')
      .executeTakeFirstOrThrow(),
  );
  return intentId ?? '';
};

/** An order of one piece for 29 dollars with shipping. */
async function buy(card: string = stripeCard.succeeds): Promise<TestOrder> {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 60_000);
  await logIn(shop.api, shop.site.owner);
  const buyer = await visitorWithCart(shop.site, variantId);
  const { orderUrl } = (await shop.pay(buyer, card)).as(placeOrder);
  const id = (await shop.orderAt(orderUrl))?.id ?? '';
  const path = `/api/websites/${shop.site.websiteId}/orders/${id}`;
  return { id, path, orderUrl, buyer };
}
const capture = (order: TestOrder, amountCents = total, key = requestKey()) =>
  shop.site.owner.browser.post(`${order.path}/capture`, { json: { requestKey: key, amountCents } });
const cancel = (order: TestOrder) =>
  shop.site.owner.browser.post(`${order.path}/cancel`, {
    json: {
      requestKey: requestKey(),
      restocks: true,
      refund: 'provider',
      reason: '',
      notifiesBuyer: false,
    },
  });
const read = (order: TestOrder) => readTestOrder(shop.site, order);
const eventsOf = async (order: TestOrder) => (await read(order)).timeline.map(({ kind }) => kind);
async function reconcileAfter(ms: number): Promise<void> {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + ms);
  await reconcilePaymentsJob(shop.api.services);
  await logIn(shop.api, shop.site.owner);
}
const holds = async () => expect(await shop.violatedInvariants()).toEqual([]);

describe('an order of a shop that captures payments itself', () => {
  it('is placed with an authorized payment: stock is taken, mails are sent, nothing is charged', async () => {
    const before = await shop.stock(variantId);
    const placedAt = shop.api.clock.now.getTime() + 60_000;
    const order = await buy();
    expect(charged()).toEqual([]);
    expect(await read(order)).toMatchObject({
      state: 'pending',
      paymentState: 'authorized',
      payment: {
        refundableCents: 0,
        authorization: {
          amountCents: total,
          captureBefore: new Date(placedAt + 7 * day).toISOString(),
          isCapturing: false,
        },
        partlyCapturedCents: null,
      },
    });
    expect(await shop.stock(variantId)).toBe(before - 1);
    expect(await shop.mailsAbout(order.id)).toHaveLength(2);
    expect(await eventsOf(order)).toEqual(['placed', 'authorized']);
    await holds();
  });

  it('can be fulfilled before its payment is captured', async () => {
    const order = await buy();
    const sent = await fulfillPieces(shop.site, order);
    expect(sent.status).toBe(200);
    expect((await capture(order)).as(captureOrder)).toMatchObject({ paymentState: 'paid' });
    await holds();
  });

  it('is authorized after a second step at the bank, once', async () => {
    const order = await buy(stripeCard.needsSecondStep);
    expect((await read(order)).paymentState).toBe('requiresPayment');
    shop.stripe.ledger.authenticate(await intentOf(order), true);
    await shop.deliver(shop.stripe.ledger.events);
    await shop.process();
    await shop.deliver(shop.stripe.ledger.events);
    await shop.process();
    expect(await eventsOf(order)).toEqual(['placed', 'authorized']);
    expect(await shop.mailsAbout(order.id)).toHaveLength(2);
    await holds();
  });

  it('stays authorized if the response was lost, and is not voided with the hold on its stock', async () => {
    shop.stripe.loseResponses('confirm', 3);
    const order = await buy();
    shop.stripe.loseResponses('confirm', 0);
    await reconcileAfter(20 * 60_000);
    expect((await read(order)).paymentState).toBe('authorized');
    await holds();
  });
});

describe('a capture', () => {
  it('charges the whole amount', async () => {
    const order = await buy();
    expect((await capture(order)).as(captureOrder)).toMatchObject({
      paymentState: 'paid',
      payment: { refundableCents: total, authorization: null, partlyCapturedCents: null },
    });
    expect(charged()).toEqual([total]);
    expect(await eventsOf(order)).toEqual(['placed', 'authorized', 'captureStarted', 'paid']);
    const { mails } = await read(order);
    expect(mails.map(({ kind }) => kind)).toEqual(['confirmation', 'notice', 'receipt']);
    await holds();
  });

  it('charges a part: the rest is released, and refunds are bounded by what was captured', async () => {
    const order = await buy();
    expect((await capture(order, 1000)).as(captureOrder)).toMatchObject({
      paymentState: 'paid',
      payment: { refundableCents: 1000, partlyCapturedCents: 1000 },
    });
    expect(charged()).toEqual([1000]);
    expect((await read(order)).timeline.at(-1)?.text).toBe(
      '$10.00 was captured. $19.00 was released.',
    );
    const refund = (otherCents: number) =>
      shop.site.owner.browser.post(`${order.path}/refunds`, {
        json: {
          requestKey: requestKey(),
          lines: [],
          shippingCents: 0,
          otherCents,
          expectedCents: otherCents,
          method: 'provider',
          reason: '',
          notifiesBuyer: false,
        },
      });
    expect((await refund(1001)).body).toMatchObject({ code: 'refundTooLarge' });
    expect((await refund(1000)).as(refundOrder)).toMatchObject({ refundState: 'refunded' });
    expect(shop.stripe.ledger.refunds.map(({ amount }) => amount)).toEqual([1000]);
    await holds();
  });

  it('of more than was authorized is rejected with a sentence', async () => {
    const order = await buy();
    const response = await capture(order, total + 1);
    expect([response.status, response.body]).toMatchObject([
      409,
      {
        code: 'captureTooLarge',
        error: 'This is more than was authorized. At most $29.00 can be captured.',
      },
    ]);
    expect((await capture(order, 0)).status).toBe(400);
    expect(charged()).toEqual([]);
    expect((await read(order)).payment.authorization).toMatchObject({ isCapturing: false });
  });

  it('is charged once, however often the browser repeats it and if two people capture at once', async () => {
    const order = await buy();
    const key = requestKey();
    const responses = await Promise.all([
      capture(order, total, key),
      capture(order, total, key),
      capture(order),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await capture(order, total, key)).status).toBe(200);
    expect(charged()).toEqual([total]);
    expect((await eventsOf(order)).filter((kind) => kind === 'paid')).toHaveLength(1);
    await holds();
  });

  it('of different amounts at once charges the first and refuses the second', async () => {
    const order = await buy();
    const responses = await Promise.all([capture(order, total), capture(order, 1000)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(charged()).toHaveLength(1);
    expect((await read(order)).payment.refundableCents).toBe(charged()[0]);
    await holds();
  });

  it('whose response was lost is confirmed by the reconciler and charged once, though keys are forgotten', async () => {
    const order = await buy();
    shop.stripe.loseResponses('capture', 10);
    expect((await capture(order, 1200)).as(captureOrder)).toMatchObject({
      paymentState: 'authorized',
      payment: { authorization: { isCapturing: true } },
    });
    shop.stripe.loseResponses('capture', 0);
    shop.stripe.forgetKeys();
    await reconcileAfter(60_000);
    expect(await read(order)).toMatchObject({
      paymentState: 'paid',
      payment: { partlyCapturedCents: 1200 },
    });
    expect(charged()).toEqual([1200]);
    await holds();
  });

  it('that did not arrive is sent again by the reconciler', async () => {
    const order = await buy();
    shop.stripe.loseRequests('capture', 10);
    expect((await capture(order, 1200)).status).toBe(200);
    expect(charged()).toEqual([]);
    shop.stripe.loseRequests('capture', 0);
    // A buyer who opens the page again and again does not postpone it.
    const token = order.orderUrl.replace('/order/', '');
    for (let visits = 0; visits < 4; visits += 1)
      await order.buyer.get(`/checkout/return?order=${token}`);
    await reconcileAfter(60_000);
    expect((await read(order)).paymentState).toBe('paid');
    expect(charged()).toEqual([1200]);
    await holds();
  });

  it('that a webhook reports, early, late or twice, is recorded once', async () => {
    const order = await buy();
    shop.stripe.loseResponses('capture', 10);
    await capture(order, 1200);
    shop.stripe.loseResponses('capture', 0);
    const events = [...shop.stripe.ledger.events];
    await shop.deliver([...events, ...events].toReversed());
    await shop.process();
    await reconcileAfter(60_000);
    await shop.deliver(events.map((event, index) => ({ ...event, id: `evt_again${index}` })));
    await shop.process();
    expect(await eventsOf(order)).toEqual(['placed', 'authorized', 'captureStarted', 'paid']);
    expect((await read(order)).payment.refundableCents).toBe(1200);
    await holds();
  });

  it('on a screen of Stripe counts with its amount', async () => {
    const order = await buy();
    shop.stripe.ledger.capture(shop.account.accountId, await intentOf(order), 700);
    await shop.deliver(shop.stripe.ledger.events);
    await shop.process();
    expect(await read(order)).toMatchObject({
      paymentState: 'paid',
      payment: { refundableCents: 700, partlyCapturedCents: 700 },
    });
    expect((await capture(order)).status).toBe(409);
    expect(charged()).toEqual([700]);
    await holds();
  });

  it('that Stripe rejects can be tried again', async () => {
    const order = await buy();
    const intentId = await intentOf(order);
    const { accountId } = shop.account;
    const { amount_capturable: capturable } = shop.stripe.ledger.retrieve(accountId, intentId);
    shop.stripe.ledger.limitCapture(intentId, 500);
    const key = requestKey();
    const rejected = await capture(order, total, key);
    expect([rejected.status, rejected.body]).toMatchObject([409, { code: 'captureFailed' }]);
    expect(await eventsOf(order)).toEqual([
      'placed',
      'authorized',
      'captureStarted',
      'captureFailed',
    ]);
    shop.stripe.ledger.limitCapture(intentId, capturable);
    // The dialog that shows the error has one key.
    expect((await capture(order, total, key)).status).toBe(200);
    expect((await capture(order, total, key)).status).toBe(200);
    expect(charged()).toEqual([total]);
    await holds();
  });

  it('of an order of another website is not found', async () => {
    const other = await createTestSite(shop.api, 'other-capture');
    const order = await buy();
    const response = await other.owner.browser.post(
      `/api/websites/${other.websiteId}/orders/${order.id}/capture`,
      { json: { requestKey: requestKey(), amountCents: total } },
    );
    expect(response.status).toBe(404);
    expect(charged()).toEqual([]);
  });
});

describe('an authorized payment', () => {
  it('is voided with its order, and can then not be captured', async () => {
    const before = await shop.stock(variantId);
    const order = await buy();
    expect((await cancel(order)).status).toBe(200);
    expect(await read(order)).toMatchObject({ state: 'cancelled', paymentState: 'voided' });
    expect(shop.stripe.ledger.retrieve(shop.account.accountId, await intentOf(order)).status).toBe(
      'canceled',
    );
    expect((await capture(order)).status).toBe(409);
    expect(await shop.stock(variantId)).toBe(before);
    await holds();
  });

  it('that is captured and canceled at once ends in one of both, and no money stays', async () => {
    const order = await buy();
    await Promise.all([capture(order), cancel(order)]);
    const { state, paymentState, refundState } = await read(order);
    const returned = shop.stripe.ledger.refunds.reduce((sum, { amount }) => sum + amount, 0);
    const balance = charged().reduce((sum, amount) => sum + amount, 0) - returned;
    if (state === 'cancelled') expect(balance).toBe(0);
    else expect([paymentState, refundState, balance]).toEqual(['paid', 'none', total]);
    await holds();
  });

  it('expires after 7 days: it is voided at Stripe, and its order stays for the owner to cancel', async () => {
    const before = await shop.stock(variantId);
    const order = await buy();
    for (let passed = 0; passed < 7; passed += 1) await reconcileAfter(day);
    expect(await read(order)).toMatchObject({ state: 'pending', paymentState: 'voided' });
    expect((await read(order)).timeline.at(-1)).toMatchObject({
      kind: 'voided',
      text: 'The authorization expired. Nothing was charged. Cancel the order to release its stock.',
    });
    expect(shop.stripe.ledger.retrieve(shop.account.accountId, await intentOf(order)).status).toBe(
      'canceled',
    );
    // Once, however often the reconciler runs, and after the mails about the placed order.
    const notices = (await read(order)).mails.filter(({ kind }) => kind === 'authorization');
    expect(notices.map(({ to }) => to)).toEqual([expect.stringContaining('account-')]);
    await holds();
    expect((await cancel(order)).status).toBe(200);
    expect(await shop.stock(variantId)).toBe(before);
    await holds();
  });

  it('that Stripe canceled is voided by its webhook, and cannot be captured', async () => {
    const order = await buy();
    shop.stripe.ledger.cancel(shop.account.accountId, await intentOf(order));
    const failed = await capture(order);
    expect([failed.status, failed.body]).toMatchObject([409, { code: 'captureFailed' }]);
    await shop.deliver(shop.stripe.ledger.events);
    await shop.process();
    expect((await read(order)).paymentState).toBe('voided');
    expect((await eventsOf(order)).filter((kind) => kind === 'voided')).toHaveLength(1);
    expect(charged()).toEqual([]);
    await holds();
  });
});
