import { cancelOrder, enterCode, issueGiftCard, refundOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, testAddress, testCard, visitorWithCart } from '../../testing/test-checkout.ts';
import { readTestOrder, requestKey, type TestOrder } from '../../testing/test-orders.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';
import { settleRefund } from './settle-refund.ts';
import { findHostedSiteOf } from '../mail/public.ts';

let shop: TestShop;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 500 });
});
afterAll(() => shop.api.close());

const later = (seconds: number) => {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + seconds * 1000);
};

async function issue(amountCents: number): Promise<{ id: string; code: string }> {
  const wish = { recipientName: '', recipientEmail: 'ada@example.com', message: '' };
  const json = { amountCents, ...wish, deliverAt: null, expiresAt: null };
  const path = `/api/websites/${shop.site.websiteId}/gift-cards`;
  const { giftCard, code } = (await shop.site.owner.browser.post(path, { json })).as(issueGiftCard);
  return { id: giftCard.id, code };
}

const balanceOf = async (id: string): Promise<number> => {
  const row = await shop.site.inTenant((tenant) =>
    tenant
      .selectFrom('giftCards')
      .where('giftCardId', '=', id)
      .select('balanceCents')
      .executeTakeFirstOrThrow(),
  );
  return row.balanceCents;
};

/** An order of one piece for 29 dollars with shipping, which these cards pay first. */
async function buyWith(
  amounts: readonly number[],
  method: keyof typeof testCard | 'invoice' | 'none' = 'succeeds',
): Promise<{ order: TestOrder; cards: readonly string[] }> {
  later(60);
  const cards = [];
  for (const amount of amounts) cards.push(await issue(amount));
  const buyer = await visitorWithCart(shop.site, variantId);
  const { country, state, zip } = testAddress;
  await buyer.call('PUT', '/api/cart/shipping', { json: { location: { country, state, zip } } });
  let cartVersion: string | undefined;
  for (const { code } of cards) {
    const entered = await buyer.post('/api/cart/codes', { json: { code } });
    cartVersion = entered.as(enterCode).cart?.version;
  }
  const payment =
    method === 'invoice' || method === 'none'
      ? ({ method } as const)
      : ({ method: 'testCard', card: testCard[method] } as const);
  expect((await checkout(buyer, { cartVersion, payment })).status).toBe(200);
  const orders = `/api/websites/${shop.site.websiteId}/orders`;
  const { body } = await shop.site.owner.browser.get(`${orders}?limit=1`);
  const { id } = (body['rows'] as { id: string }[])[0]!;
  const order = { id, path: `${orders}/${id}`, orderUrl: '', buyer };
  return { order, cards: cards.map((card) => card.id) };
}

const refund = (order: TestOrder, otherCents: number, changes: object = {}) =>
  shop.site.owner.browser.post(`${order.path}/refunds`, {
    json: {
      requestKey: requestKey(),
      lines: [],
      shippingCents: 0,
      otherCents,
      expectedCents: otherCents,
      method: 'provider',
      reason: '',
      notifiesBuyer: true,
      ...changes,
    },
  });
const cancel = (order: TestOrder, changes: object = {}) =>
  shop.site.owner.browser.post(`${order.path}/cancel`, {
    json: {
      requestKey: requestKey(),
      restocks: true,
      refund: 'provider',
      reason: '',
      notifiesBuyer: true,
      ...changes,
    },
  });
const lastEvent = async (order: TestOrder) =>
  (await readTestOrder(shop.site, order)).timeline.at(-1)?.text;

/** What the provider of the test cards returned, from its own records. */
const returned = async (order: TestOrder): Promise<number> => {
  const rows = await shop.site.inTenant((tenant) =>
    tenant
      .selectFrom('testCardRefunds as card')
      .innerJoin('paymentAttempts as attempt', 'attempt.attemptId', 'card.attemptId')
      .where('attempt.orderId', '=', order.id)
      .where('card.state', '=', 'refunded')
      .select('card.amountCents')
      .execute(),
  );
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
};

it('returns what was charged first, then credits the gift card, once for each request', async () => {
  const { order, cards } = await buyWith([1000]);
  const [card = ''] = cards;
  expect((await readTestOrder(shop.site, order)).payment).toMatchObject({
    refundableCents: 2900,
    refundableGiftCardCents: 1000,
  });
  expect((await refund(order, 1500)).as(refundOrder)).toMatchObject({
    refundState: 'partlyRefunded',
    refunds: [{ amountCents: 1500, giftCardCents: 0 }],
  });
  expect([await returned(order), await balanceOf(card)]).toEqual([1500, 0]);
  const same = { requestKey: requestKey() };
  const all = await Promise.all([1, 2, 3].map(() => refund(order, 1400, same)));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await readTestOrder(shop.site, order)).toMatchObject({
    refundState: 'refunded',
    refunds: [{}, { state: 'succeeded', amountCents: 1400, giftCardCents: 1000 }],
    payment: { refundableCents: 0, refundableGiftCardCents: 0 },
  });
  expect([await returned(order), await balanceOf(card)]).toEqual([1900, 1000]);
  expect(await lastEvent(order)).toMatch(
    /^\$14\.00 was refunded: \$4\.00 by the payment provider, \$10\.00 to the gift card ending in \w{4}\.$/,
  );
  expect((await refund(order, 1)).status).toBe(409);
  expect(await shop.violatedInvariants()).toEqual([]);
});

it('credits the cards of an order that nothing else paid, each up to what it paid', async () => {
  const { order, cards } = await buyWith([2000, 5000], 'none');
  expect((await refund(order, 2500, { method: 'manual' })).status).toBe(200);
  const [first = '', second = ''] = cards;
  const sums = [await balanceOf(first), (await balanceOf(second)) - 4100];
  expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(2500);
  expect(sums[0]).toBeLessThanOrEqual(2000);
  expect(sums[1]).toBeLessThanOrEqual(900);
  const both = await Promise.all([1, 2].map(() => refund(order, 300, { method: 'manual' })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await refund(order, 100, { method: 'manual' })).status).toBe(200);
  expect([await balanceOf(first), await balanceOf(second)]).toEqual([2000, 5000]);
  expect(await shop.violatedInvariants()).toEqual([]);
});

it('credits nothing while the other part is open, and nothing if it fails', async () => {
  const { order: late, cards: lateCards } = await buyWith([1000], 'refundRespondsLate');
  await refund(late, 2900);
  expect(await balanceOf(lateCards[0] ?? '')).toBe(0);
  later(31);
  await Promise.all([reconcileRefunds(shop.api.services), reconcileRefunds(shop.api.services)]);
  expect([await returned(late), await balanceOf(lateCards[0] ?? '')]).toEqual([1900, 1000]);

  const { order, cards } = await buyWith([1000], 'refundFails');
  await refund(order, 2900);
  expect(await balanceOf(cards[0] ?? '')).toBe(0);
  expect(await readTestOrder(shop.site, order)).toMatchObject({
    refundState: 'none',
    payment: { refundableCents: 2900, refundableGiftCardCents: 1000 },
  });
  expect(await shop.violatedInvariants()).toEqual([]);
});

it('leaves the card what it got when the other part fails days later', async () => {
  const { order, cards } = await buyWith([1000]);
  const { refunds } = (await refund(order, 2900)).as(refundOrder);
  const { services } = shop.api;
  const { websiteId, inTenant } = shop.site;
  const site = await findHostedSiteOf(services, websiteId, inTenant);
  const fail = () =>
    inTenant((tenant) =>
      settleRefund({ tenant, site: site!, services, now: services.now() }, refunds[0]?.id ?? '', {
        state: 'failed',
        reason: 'lost_or_stolen_card',
      }),
    );
  await Promise.all([fail(), fail()]);
  expect(await readTestOrder(shop.site, order)).toMatchObject({
    refundState: 'partlyRefunded',
    refunds: [{ state: 'failed' }, { state: 'succeeded', amountCents: 1000, giftCardCents: 1000 }],
    payment: { refundableCents: 1900, refundableGiftCardCents: 0 },
  });
  expect(await balanceOf(cards[0] ?? '')).toBe(1000);
  expect(await lastEvent(order)).toContain('$10.00 stay on the gift card.');
  // The test card's own records say that it returned the money.
  expect(await shop.violatedInvariants()).toEqual(['providerRefunds']);
  await inTenant((tenant) =>
    tenant
      .updateTable('testCardRefunds')
      .set({ state: 'failed' })
      .where('refundId', '=', refunds[0]?.id ?? '')
      .execute(),
  );
  expect(await shop.violatedInvariants()).toEqual([]);
});

it('is part of a cancellation, also of an order that is not paid yet', async () => {
  const paid = await buyWith([1000]);
  const same = { requestKey: requestKey() };
  await Promise.all([1, 2].map(() => cancel(paid.order, same)));
  expect([await returned(paid.order), await balanceOf(paid.cards[0] ?? '')]).toEqual([1900, 1000]);
  const unpaid = await buyWith([1000], 'invoice');
  expect((await cancel(unpaid.order)).as(cancelOrder)).toMatchObject({ paymentState: 'voided' });
  expect(await balanceOf(unpaid.cards[0] ?? '')).toBe(1000);
  const whole = await buyWith([2900], 'none');
  const changes = { refund: 'manual' };
  expect((await cancel(whole.order, changes)).as(cancelOrder)).toMatchObject({
    refundState: 'refunded',
  });
  expect(await balanceOf(whole.cards[0] ?? '')).toBe(2900);
  const unrefunded = await buyWith([1000]);
  await cancel(unrefunded.order, { refund: null });
  expect(await balanceOf(unrefunded.cards[0] ?? '')).toBe(0);
  expect((await refund(unrefunded.order, 2900)).status).toBe(200);
  expect(await balanceOf(unrefunded.cards[0] ?? '')).toBe(1000);
  expect(await shop.violatedInvariants()).toEqual([]);
});
