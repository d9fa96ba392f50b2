import { refundOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGiftCard } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, testCard } from '../../testing/test-checkout.ts';
import { readTestOrder, requestKey, type TestOrder } from '../../testing/test-orders.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

/** An order of two gift cards for 50 dollars each. */
async function buyCards(card: keyof typeof testCard = 'succeeds'): Promise<TestOrder> {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 60_000);
  const { itemId, variants } = await createTestGiftCard(shop.site, [5000]);
  const sku = variants[0]?.sku ?? '';
  const buyer = shop.site.visitor();
  const form = { productId: itemId, sku, amount: sku, recipientEmail: 'ada@example.com' };
  for (const message of ['One', 'Two'])
    await buyer.post('/checkout/giftcard', { form: { ...form, message } });
  const payment = { method: 'testCard', card: testCard[card] } as const;
  const body = { shippingAddress: null, shippingOptionId: null, payment };
  expect((await checkout(buyer, body)).status).toBe(200);
  const orders = `/api/websites/${shop.site.websiteId}/orders`;
  const { body: listed } = await shop.site.owner.browser.get(`${orders}?limit=1`);
  const { id } = (listed['rows'] as { id: string }[])[0]!;
  return { id, path: `${orders}/${id}`, orderUrl: '', buyer };
}
const cardsOf = (order: TestOrder) =>
  shop.site.inTenant((tenant) =>
    tenant
      .selectFrom('giftCards')
      .where('orderId', '=', order.id)
      .orderBy('lineId')
      .select(['giftCardId', 'lineId', 'balanceCents', 'isActive'])
      .execute(),
  );
const stateOf = async (order: TestOrder) =>
  (await cardsOf(order)).map(({ balanceCents, isActive }) => [balanceCents, isActive]);
/** The owner takes an amount from a card by hand, as a purchase does. */
const spend = (giftCardId: string, amountCents: number) =>
  shop.site.owner.browser.post(
    `/api/websites/${shop.site.websiteId}/gift-cards/${giftCardId}/adjust`,
    { json: { amountCents: -amountCents, reason: 'Spent', key: requestKey().replace('-', '') } },
  );
const refund = (order: TestOrder, lineIds: readonly string[], expectedCents: number, other = 0) =>
  shop.site.owner.browser.post(`${order.path}/refunds`, {
    json: {
      requestKey: requestKey(),
      lines: lineIds.map((lineId) => ({ lineId, quantity: 1, restocks: false })),
      shippingCents: 0,
      otherCents: other,
      expectedCents,
      method: 'provider',
      reason: '',
      notifiesBuyer: false,
    },
  });

describe('a refund of an order that bought gift cards', () => {
  it('deactivates the unused cards of the refunded lines, and no others', async () => {
    const order = await buyCards();
    const [first] = await cardsOf(order);
    const done = (await refund(order, [first?.lineId ?? ''], 5000)).as(refundOrder);
    expect(done.refunds).toMatchObject([{ state: 'succeeded', amountCents: 5000 }]);
    expect(await stateOf(order)).toEqual([
      [0, false],
      [5000, true],
    ]);
    expect(done.payment.giftCards).toMatchObject([{ balancesCents: [5000] }]);
    expect(done.timeline.at(-2)?.text).toMatch(
      /started a refund of \$50\.00\. Gift cards deactivated: 1\.$/,
    );
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('returns at most the balance of a card that was used', async () => {
    const order = await buyCards();
    const [first, second] = await cardsOf(order);
    expect((await spend(first?.giftCardId ?? '', 3000)).status).toBe(200);
    expect((await refund(order, [first?.lineId ?? ''], 5000)).status).toBe(409);
    expect((await refund(order, [], 7001, 7001)).body).toMatchObject({
      code: 'refundTooLarge',
      error: 'This is more than can be refunded. At most $70.00 is left.',
    });
    const both = [first?.lineId ?? '', second?.lineId ?? ''];
    expect((await refund(order, both, 7000)).status).toBe(200);
    expect(await stateOf(order)).toEqual([
      [0, false],
      [0, false],
    ]);
    expect((await refund(order, [], 1, 1)).status).toBe(409);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('cannot be spent and refunded at once', async () => {
    const order = await buyCards();
    const [first] = await cardsOf(order);
    const responses = await Promise.all([
      refund(order, [first?.lineId ?? ''], 5000),
      spend(first?.giftCardId ?? '', 4000),
      refund(order, [first?.lineId ?? ''], 5000),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('that fails gives the cards their balance back, once', async () => {
    const order = await buyCards('refundFails');
    const [first] = await cardsOf(order);
    const failed = (await refund(order, [first?.lineId ?? ''], 5000)).as(refundOrder);
    expect(failed.refunds).toMatchObject([{ state: 'failed' }]);
    await reconcileRefunds(shop.api.services);
    expect(await stateOf(order)).toEqual([
      [5000, true],
      [5000, true],
    ]);
    expect((await readTestOrder(shop.site, order)).timeline.at(-1)?.text).toMatch(
      /Gift cards active again: 1\.$/,
    );
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('with a cancellation returns what was not spent', async () => {
    const order = await buyCards();
    const [first] = await cardsOf(order);
    await spend(first?.giftCardId ?? '', 5000);
    const json = {
      requestKey: requestKey(),
      restocks: true,
      refund: 'provider',
      reason: '',
      notifiesBuyer: false,
    };
    const canceled = await shop.site.owner.browser.post(`${order.path}/cancel`, { json });
    expect(canceled.as(refundOrder).refunds).toMatchObject([{ amountCents: 5000 }]);
    expect(await stateOf(order)).toEqual([
      [0, true],
      [0, false],
    ]);
    expect(await shop.violatedInvariants()).toEqual([]);
  });
});
