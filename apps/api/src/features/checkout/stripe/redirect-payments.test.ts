import { placeOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVariant } from '../../../testing/create-test-product.ts';
import {
  openStripeShop,
  stripeCard,
  type StripeShop,
} from '../../../testing/stripe/open-stripe-shop.ts';
import { visitorWithCart } from '../../../testing/test-checkout.ts';
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
  shop.stripe.ledger.charges.length = 0;
  shop.stripe.ledger.events.length = 0;
});

const pay = () => shop.pay(visitor, stripeCard.redirects);
const charged = () => shop.stripe.ledger.charges.map(({ amount, currency }) => [amount, currency]);
const eventTypes = () => shop.stripe.ledger.events.map(({ type }) => type);
const orderOf = (response: TestResponse) => shop.orderAt(response.as(placeOrder).orderUrl);

/** Answers on the page of the payment method; returns the URL that it sends the buyer to. */
async function answer(placed: TestResponse, value: 'approve' | 'decline'): Promise<string> {
  const { nextStepUrl } = placed.as(placeOrder);
  const response = await fetch(nextStepUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ answer: value }),
    redirect: 'manual',
  });
  const { pathname, search } = new URL(response.headers.get('location') ?? '');
  return pathname + search;
}

async function receiveEvents(): Promise<void> {
  await shop.deliver(shop.stripe.ledger.events);
  await shop.process();
}

async function expectPaid(placed: TestResponse): Promise<void> {
  const order = await orderOf(placed);
  expect(order).toMatchObject({ state: 'pending', paymentState: 'paid', grandTotalCents: 4900 });
  expect(order?.timeline.map(({ kind }) => kind)).toEqual(['placed', 'paid']);
  expect(await shop.mailsAbout(order?.id)).toHaveLength(2);
  expect(charged()).toEqual([[4900, 'usd']]);
  expect(await shop.stock(variantId)).toBe(3);
}

async function expectCanceled(placed: TestResponse): Promise<void> {
  expect(await orderOf(placed)).toMatchObject({ state: 'cancelled', paymentState: 'failed' });
  expect(charged()).toEqual([]);
  expect(await shop.stock(variantId)).toBe(5);
}

describe('a payment method with a page of its own', () => {
  it('leads to that page without charging, and the order waits', async () => {
    const placed = await pay();
    expect(placed.as(placeOrder).nextStepUrl).toMatch(
      new RegExp(`^${shop.stripe.url}/bank/pi_\\d+$`),
    );
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'requiresPayment' });
    expect(charged()).toEqual([]);
    expect(await shop.stock(variantId)).toBe(3);
  });

  it('that is approved pays the order when the buyer returns, and the event changes nothing', async () => {
    const placed = await pay();
    const back = await visitor.get(await answer(placed, 'approve'));
    expect(back.headers.location).toBe(placed.as(placeOrder).orderUrl);
    await expectPaid(placed);
    expect(eventTypes()).toEqual(['payment_intent.succeeded']);
    await receiveEvents();
    await expectPaid(placed);
  });

  it('that is approved pays the order of a buyer who never returns, by the event', async () => {
    const placed = await pay();
    await answer(placed, 'approve');
    await receiveEvents();
    await expectPaid(placed);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('leads the buyer who returns after the event to the paid order', async () => {
    const placed = await pay();
    const url = await answer(placed, 'approve');
    await receiveEvents();
    expect((await visitor.get(url)).headers.location).toBe(placed.as(placeOrder).orderUrl);
    await expectPaid(placed);
  });

  it('that is declined leads back to the checkout with what was typed, and another method pays', async () => {
    const placed = await pay();
    const back = await visitor.get(await answer(placed, 'decline'));
    expect(back.headers.location).toMatch(/^\/checkout\?form=checkout&return=/);
    const page = await visitor.get(String(back.headers.location));
    expect(page.text).toContain('1 Analytical Way');
    expect(page.text).toContain('The payment was declined.');
    await expectCanceled(placed);
    expect(await orderOf(await shop.pay(visitor))).toMatchObject({ paymentState: 'paid' });
    expect(charged()).toEqual([[4900, 'usd']]);
  });

  it('that is declined cancels the order of a buyer who never returns, by the event', async () => {
    const placed = await pay();
    await answer(placed, 'decline');
    expect(eventTypes()).toEqual(['payment_intent.payment_failed']);
    await receiveEvents();
    await expectCanceled(placed);
  });

  it('does not pay an order by the status in the URL', async () => {
    const placed = await pay();
    const url = await answer(placed, 'decline');
    const forged = url.replace('redirect_status=failed', 'redirect_status=succeeded');
    expect(forged).not.toBe(url);
    await visitor.get(forged);
    await expectCanceled(placed);
  });

  it('that is left is canceled at Stripe before the stock is released, and cannot be approved later', async () => {
    const placed = await pay();
    shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 900_001);
    await reconcilePaymentsJob(shop.api.services);
    await expectCanceled(placed);
    await visitor.get(await answer(placed, 'approve'));
    await expectCanceled(placed);
    expect(await shop.violatedInvariants()).toEqual([]);
  });
});
