import { placeOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import {
  openStripeShop,
  stripeCard,
  type StripeShop,
} from '../../../testing/stripe/open-stripe-shop.ts';
import {
  checkoutBodyOf,
  rateOf,
  shipsTo,
  testStore,
  visitorWithCart,
} from '../../../testing/test-checkout.ts';
import type { TestClient, TestResponse } from '../../../testing/test-client.ts';
import { reconcilePaymentsJob } from '../settle/reconcile-payments.ts';

let shop: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop();
});
afterAll(() => shop.api.close());

let variantId: string;
let visitor: TestClient;
beforeEach(async () => {
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 5 });
  visitor = await visitorWithCart(shop.site, variantId, 2);
  const { ledger } = shop.stripe;
  ledger.charges.length = 0;
  ledger.events.length = 0;
  ledger.refunds.length = 0;
});

/** Two pieces and the shipping. */
const total = 4900;
const charged = () => shop.stripe.ledger.charges.map(({ amount, currency }) => [amount, currency]);
const orderOf = (response: TestResponse) => shop.orderAt(response.as(placeOrder).orderUrl);

/** Lets so much time pass, and asks Stripe then. */
async function reconcileAfter(ms: number): Promise<void> {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + ms);
  await reconcilePaymentsJob(shop.api.services);
}

/** Follows the buyer to the bank and back. */
async function passBank(placed: TestResponse, isApproved: boolean): Promise<TestResponse> {
  const { nextStepUrl } = placed.as(placeOrder);
  const id = new URL(nextStepUrl ?? '').pathname.replace('/bank/', '');
  const back = new URL(shop.stripe.ledger.authenticate(id, isApproved));
  return visitor.get(`${back.pathname}${back.search}`);
}

describe('a card', () => {
  it('is charged the total of the order once, and the order is paid', async () => {
    const placed = await shop.pay(visitor);
    expect(placed.status).toBe(200);
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'paid', grandTotalCents: total });
    expect(charged()).toEqual([[total, 'usd']]);
    expect(shop.stripe.calls('createCustomer')).toBe(0);
    expect(await shop.mailsAbout((await orderOf(placed))?.id)).toHaveLength(2);
  });

  it('that is declined is not charged, and the same page can pay with another one', async () => {
    const idempotencyKey = 'declinedfirst0001';
    const declined = await shop.pay(visitor, stripeCard.isDeclined, { idempotencyKey });
    expect([declined.status, declined.body]).toMatchObject([402, { code: 'paymentDeclined' }]);
    expect(await shop.stock(variantId)).toBe(5);
    const placed = await shop.pay(visitor, stripeCard.succeeds, { idempotencyKey });
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'paid' });
    expect(charged()).toEqual([[total, 'usd']]);
  });

  it('is charged once when the same checkout arrives twice at once with two tokens', async () => {
    const body = checkoutBodyOf();
    const send = () =>
      visitor.post('/api/checkout', {
        json: {
          ...body,
          payment: {
            method: 'stripe',
            confirmationToken: shop.stripe.ledger.createToken(stripeCard.succeeds),
          },
        },
      });
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await reconcileAfter(60_000);
    expect(await orderOf(both[0])).toMatchObject({ paymentState: 'paid' });
    expect(charged()).toEqual([[total, 'usd']]);
  });

  it('that was charged although every response was lost is charged once, and the order is paid', async () => {
    shop.stripe.loseResponses('confirm', 2);
    const placed = await shop.pay(visitor);
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'requiresPayment' });
    expect(charged()).toEqual([[total, 'usd']]);
    await reconcileAfter(60_000);
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'paid' });
    expect(charged()).toEqual([[total, 'usd']]);
  });

  it('is charged once when the first response is lost and the request is repeated', async () => {
    shop.stripe.loseResponses('create', 1);
    shop.stripe.loseResponses('confirm', 1);
    expect(await orderOf(await shop.pay(visitor))).toMatchObject({ paymentState: 'paid' });
    expect(charged()).toEqual([[total, 'usd']]);
  });

  it('whose charge never arrived is not charged, and the stock is released after the hold', async () => {
    shop.stripe.loseRequests('confirm', 2);
    const placed = await shop.pay(visitor);
    await reconcileAfter(60_000);
    expect(await shop.stock(variantId)).toBe(3);
    await reconcileAfter(900_000);
    expect(await orderOf(placed)).toMatchObject({ state: 'cancelled', paymentState: 'failed' });
    expect(await shop.stock(variantId)).toBe(5);
    expect(charged()).toEqual([]);
  });

  it('is not charged when the stock was released before the payment was created', async () => {
    shop.stripe.loseRequests('create', 2);
    const placed = await shop.pay(visitor);
    await reconcileAfter(1_000_000);
    expect(await orderOf(placed)).toMatchObject({ state: 'cancelled' });
    expect(charged()).toEqual([]);
  });

  it('with a token that was used before is declined', async () => {
    const token = shop.stripe.ledger.createToken(stripeCard.succeeds);
    const payment = { method: 'stripe', confirmationToken: token } as const;
    await shop.pay(visitor, undefined, { payment });
    const other = await visitorWithCart(shop.site, variantId, 1);
    const again = await shop.pay(other, undefined, { payment });
    expect(again.status).toBe(402);
    expect(charged()).toHaveLength(1);
  });

  it('cannot pay less than the minimum amount, and no order is placed', async () => {
    const cheap = await createTestVariant(shop.site, { price: 10, salePrice: 10 });
    await setStoreSettings(shop.site, {
      shipping: shipsTo({ US: [rateOf('post', 'Post', 0)] }),
    });
    const response = await shop.pay(await visitorWithCart(shop.site, cheap));
    await setStoreSettings(shop.site, testStore);
    expect([response.status, response.body]).toMatchObject([
      400,
      { errors: { 'payment.method': expect.stringContaining('at least $0.50') } },
    ]);
    expect(charged()).toEqual([]);
  });
});

describe('3-D Secure', () => {
  it('leads to the bank and back, and the order is paid', async () => {
    const placed = await shop.pay(visitor, stripeCard.needsSecondStep);
    expect(charged()).toEqual([]);
    const back = await passBank(placed, true);
    expect(back.headers.location).toBe(placed.as(placeOrder).orderUrl);
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'paid' });
    expect(charged()).toEqual([[total, 'usd']]);
  });

  it('that fails leads back to the checkout with everything that was typed', async () => {
    const placed = await shop.pay(visitor, stripeCard.needsSecondStep);
    const back = await passBank(placed, false);
    expect(back.headers.location).toMatch(/^\/checkout\?form=checkout&return=/);
    const page = await visitor.get(String(back.headers.location));
    expect(page.text).toContain('ada@example.com');
    expect(page.text).toContain('1 Analytical Way');
    expect(await shop.stock(variantId)).toBe(5);
    expect(charged()).toEqual([]);
  });

  it('without an answer is canceled at Stripe before the stock is released', async () => {
    const placed = await shop.pay(visitor, stripeCard.needsSecondStep);
    await reconcileAfter(900_001);
    expect(await orderOf(placed)).toMatchObject({ state: 'cancelled' });
    // Too late: the payment is canceled.
    await passBank(placed, true);
    expect(charged()).toEqual([]);
  });
});

describe('a delayed payment', () => {
  const events = () => shop.stripe.ledger.events;
  const intentId = () => (events().at(-1)!.data.object as { readonly id: string }).id;

  it('places the order, which is paid when the money arrives', async () => {
    const placed = await shop.pay(visitor, stripeCard.isDelayed);
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'awaitingPayment' });
    shop.stripe.ledger.finish(intentId(), true);
    await shop.deliver(events());
    await shop.process();
    const order = await orderOf(placed);
    expect(order).toMatchObject({ paymentState: 'paid' });
    // The confirmation and its notice when the order was placed, and a receipt now.
    const causes = await shop.site.inTenant((tenant) =>
      tenant
        .selectFrom('outbox')
        .where('cause', 'like', `order.%.${order?.id}%`)
        .orderBy('cause')
        .select('cause')
        .execute(),
    );
    expect(causes.map(({ cause }) => cause.split('.')[1])).toEqual([
      'confirmation',
      'notice',
      'receipt',
    ]);
    await shop.deliver(events());
    await shop.process();
    expect(await shop.mailsAbout(order?.id)).toHaveLength(3);
  });

  it('that fails leaves the order, which may be shipped already, to its owner', async () => {
    const placed = await shop.pay(visitor, stripeCard.isDelayed);
    const { id = '', lines = [] } = (await orderOf(placed)) ?? {};
    const owner = (command: string, json: object) =>
      shop.site.owner.browser.post(`/api/websites/${shop.site.websiteId}/orders/${id}/${command}`, {
        json,
      });
    const shipped = await owner('fulfillments', {
      requestKey: 'shipment-0001',
      lines: [{ lineId: lines[0]?.id, quantity: 1 }],
      carrier: null,
      trackingNumber: '',
      notifiesBuyer: false,
    });
    expect(shipped.status).toBe(200);
    shop.stripe.ledger.finish(intentId(), false);
    await shop.deliver(events());
    await shop.process();
    expect(await orderOf(placed)).toMatchObject({ state: 'pending', paymentState: 'voided' });
    expect(await shop.stock(variantId)).toBe(3);
    const notices = await shop.site.inTenant((tenant) =>
      tenant
        .selectFrom('outbox')
        .where('cause', 'like', `order.authorization.${id}.%`)
        .select('payload')
        .execute(),
    );
    expect(notices.map(({ payload }) => (payload as { readonly to: string }).to)).toEqual([
      expect.stringMatching(/^account-/),
    ]);
    expect((await orderOf(placed))?.timeline.at(-1)?.text).toMatch(/^The payment failed \(/);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('that fails returns the stock when its owner cancels the order', async () => {
    const placed = await shop.pay(visitor, stripeCard.isDelayed);
    shop.stripe.ledger.finish(intentId(), false);
    await shop.deliver(events());
    await shop.process();
    const { id = '' } = (await orderOf(placed)) ?? {};
    expect(await shop.stock(variantId)).toBe(3);
    const canceled = await shop.site.owner.browser.post(
      `/api/websites/${shop.site.websiteId}/orders/${id}/cancel`,
      {
        json: {
          requestKey: 'cancel-0001',
          restocks: true,
          refund: null,
          reason: '',
          notifiesBuyer: true,
        },
      },
    );
    expect(canceled.status).toBe(200);
    expect(await orderOf(placed)).toMatchObject({ state: 'cancelled', paymentState: 'voided' });
    expect(await shop.stock(variantId)).toBe(5);
    expect(charged()).toEqual([]);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  // The last test: by then, the session of the owner is over.
  it('is reconciled when the event is lost', async () => {
    const placed = await shop.pay(visitor, stripeCard.isDelayed);
    await reconcileAfter(21_700_000);
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'awaitingPayment' });
    shop.stripe.ledger.finish(intentId(), true);
    await reconcileAfter(21_700_000);
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'paid' });
  });
});
