import { createDiscount, enterCode, placeOrder } from '@sitewright/contracts/api';
import type { DiscountDraft, Order } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { discountDraftOf } from '../../testing/create-test-discount.ts';
import { createTestProduct } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout } from '../../testing/test-checkout.ts';
import type { TestClient, TestResponse } from '../../testing/test-client.ts';

let shop: TestShop;
/** A cup for 20 dollars, and a lamp for 30 dollars in a category. */
let cup: string;
let lamp: string;
let lampId: string;
let codes = 0;
beforeAll(async () => {
  shop = await openTestShop();
  const stock = { qtyInStock: 1000 };
  const cups = await createTestProduct(shop.site, [{ ...stock, price: 2000 }], { title: 'Cup' });
  const lamps = await createTestProduct(shop.site, [{ ...stock, price: 3000 }], {
    title: 'Lamp',
    categories: ['Lights'],
  });
  cup = cups.variants[0]?.id ?? '';
  lamp = lamps.variants[0]?.id ?? '';
  lampId = lamps.itemId;
});
beforeEach(() => moveTo(new Date(shop.api.clock.now.getTime() + 3_600_000)));
afterAll(() => shop.api.close());

function moveTo(date: Date): void {
  shop.api.clock.now = date;
}

/** Creates a discount with a new code through the owner's route; returns the code. */
async function create(changes: Partial<DiscountDraft> = {}): Promise<string> {
  const path = `/api/websites/${shop.site.websiteId}/discounts`;
  const json = discountDraftOf({ code: `CODE${(codes += 1)}`, ...changes });
  return (await shop.site.owner.browser.post(path, { json })).as(createDiscount).code ?? '';
}

const percent = (of: number) => ({ kind: 'percentage', percent: of }) as const;
const ofLights: DiscountDraft['target'] = { kind: 'categories', categories: ['Lights'] };

async function buyerOf(...variantIds: readonly string[]): Promise<TestClient> {
  const buyer = shop.site.visitor();
  for (const variantId of variantIds)
    await buyer.post('/api/cart/entries', { json: { variantId, quantity: 1 } });
  return buyer;
}
const enter = async (buyer: TestClient, code: string) =>
  (await buyer.post('/api/cart/codes', { json: { code } })).as(enterCode).cart;
const orderOf = async (placed: TestResponse): Promise<Order> =>
  (await shop.orderAt(placed.as(placeOrder).orderUrl))!;

/** Places an order of these variants with these codes. */
async function order(variantIds: readonly string[], entered: readonly string[]): Promise<Order> {
  const buyer = await buyerOf(...variantIds);
  for (const code of entered) await enter(buyer, code);
  return orderOf(await checkout(buyer));
}

/** The steps of an order's total, without their lines. */
const stepsOf = ({ trace }: Order) =>
  trace.map(({ rule, amountCents, detail }) => [rule, amountCents, detail].filter((part) => part));

describe('an order with a code', () => {
  it('for free shipping is charged no shipping, and shows what it would have cost', async () => {
    const code = await create({ effect: { kind: 'freeShipping' } });
    const placed = await order([cup], [code]);
    expect(placed).toMatchObject({
      subtotalCents: 2000,
      discountCents: 0,
      shippingCostCents: 0,
      grandTotalCents: 2000,
    });
    expect(stepsOf(placed)).toEqual([
      ['lines', 2000],
      ['shipping', 900, 'Post'],
      ['shippingDiscount', -900, code],
    ]);
  });

  it('for a product reduces only the lines with that product', async () => {
    const target: DiscountDraft['target'] = { kind: 'products', productIds: [lampId] };
    const code = await create({ effect: percent(50), target });
    const placed = await order([cup, lamp], [code]);
    expect(placed).toMatchObject({ discountCents: 1500, grandTotalCents: 5000 - 1500 + 900 });
    expect(placed.lines).toMatchObject([
      { variantId: cup, discountCents: 0, totalCents: 2000 },
      { variantId: lamp, discountCents: 1500, totalCents: 1500 },
    ]);
    expect(stepsOf(placed)[1]).toEqual(['lineDiscount', -1500, code]);
    expect(placed.trace[1]).toMatchObject({ lines: { [placed.lines[1]?.id ?? '']: -1500 } });
    expect((await order([cup], [code])).discountCents).toBe(0);
  });

  it('for a category reduces only the lines with its products', async () => {
    const code = await create({ effect: { kind: 'fixed', amountCents: 700 }, target: ofLights });
    const placed = await order([cup, lamp], [code]);
    expect(placed).toMatchObject({ discountCents: 700, grandTotalCents: 5200 });
    expect(placed.lines).toMatchObject([{ totalCents: 2000 }, { totalCents: 2300 }]);
    expect(stepsOf(placed)).toEqual([
      ['lines', 5000],
      ['lineDiscount', -700, code],
      ['shipping', 900, 'Post'],
    ]);
  });

  it('with a minimum quantity counts the pieces that it applies to', async () => {
    const code = await create({ target: ofLights, minimumQuantity: 2 });
    const buyer = await buyerOf(cup, cup, lamp);
    expect(await enter(buyer, code)).toMatchObject({
      discountCents: 0,
      rejectedCodes: [{ code, reason: 'belowQuantity' }],
    });
    expect(await orderOf(await checkout(buyer))).toMatchObject({ grandTotalCents: 7900 });
    expect(await order([cup, lamp, lamp], [code])).toMatchObject({
      discountCents: 600,
      grandTotalCents: 8000 - 600 + 900,
    });
  });
});

describe('the dates of a discount', () => {
  const startsAt = '2027-03-01T08:00:00.000Z';
  const endsAt = '2027-03-02T08:00:00.000Z';

  it.each([
    ['2027-03-01T07:59:59.999Z', 0, 'notStarted'],
    [startsAt, 200, undefined],
    [endsAt, 200, undefined],
    ['2027-03-02T08:00:00.001Z', 0, 'ended'],
  ])('decide about an order at %s', async (now, discountCents, reason) => {
    const { now: before } = shop.api.clock;
    const code = await create({ startsAt, endsAt });
    moveTo(new Date(now));
    const buyer = await buyerOf(cup);
    const cart = await enter(buyer, code);
    expect(cart?.rejectedCodes.map(({ reason: found }) => found)).toEqual(
      reason === undefined ? [] : [reason],
    );
    const placed = await orderOf(await checkout(buyer));
    expect(placed).toMatchObject({ discountCents, grandTotalCents: 2900 - discountCents });
    moveTo(before);
  });

  it('that end between cart and order reject the seen total, and the next order has no discount', async () => {
    const { now } = shop.api.clock;
    const code = await create({ endsAt: new Date(now.getTime() + 60_000).toISOString() });
    const buyer = await buyerOf(cup);
    await enter(buyer, code);
    const location = { country: 'US', state: 'NY', zip: '12207' };
    await buyer.call('PUT', '/api/cart/shipping', { json: { location } });
    const seen = await shop.cartOf(buyer);
    expect(seen?.grandTotalCents).toBe(2700);
    moveTo(new Date(now.getTime() + 60_001));
    const rejected = await checkout(buyer, { cartVersion: seen?.version });
    expect([rejected.status, rejected.body]).toMatchObject([
      409,
      { code: 'discountRejected', detail: { reason: 'ended' } },
    ]);
    const { version } = (await shop.cartOf(buyer))!;
    const placed = await orderOf(await checkout(buyer, { cartVersion: version }));
    expect(placed).toMatchObject({ discountCents: 0, grandTotalCents: 2900 });
  });
});

describe('several discounts of an order', () => {
  it('that combine apply one after the other: products, the rest of the order, shipping', async () => {
    const onLamps = await create({ effect: percent(50), target: ofLights });
    const onOrder = await create({ effect: percent(10) });
    const free = await create({ effect: { kind: 'freeShipping' } });
    const placed = await order([cup, lamp], [free, onOrder, onLamps]);
    expect(placed).toMatchObject({
      subtotalCents: 5000,
      discountCents: 1500 + 350,
      shippingCostCents: 0,
      grandTotalCents: 3150,
    });
    expect(stepsOf(placed)).toEqual([
      ['lines', 5000],
      ['lineDiscount', -1500, onLamps],
      ['orderDiscount', -350, onOrder],
      ['shipping', 900, 'Post'],
      ['shippingDiscount', -900, free],
    ]);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  const all = ['product', 'order', 'shipping'] as const;
  it.each([
    ['the one on the order excludes products', ['order', 'shipping'], all],
    ['the one on products excludes orders', all, ['product', 'shipping']],
  ] as const)('are only the one that saves more when %s', async (_, ofOrder, ofProducts) => {
    const onOrder = await create({ effect: percent(10), combinesWith: [...ofOrder] });
    const onLamps = await create({
      effect: percent(50),
      target: ofLights,
      combinesWith: [...ofProducts],
    });
    const buyer = await buyerOf(cup, lamp);
    await enter(buyer, onOrder);
    expect(await enter(buyer, onLamps)).toMatchObject({
      validCoupons: [onLamps],
      rejectedCodes: [{ code: onOrder, reason: 'notCombinable' }],
    });
    const placed = await orderOf(await checkout(buyer));
    expect(placed).toMatchObject({ discountCents: 1500, grandTotalCents: 4400 });
    expect(stepsOf(placed)).toEqual([
      ['lines', 5000],
      ['lineDiscount', -1500, onLamps],
      ['shipping', 900, 'Post'],
    ]);
  });
});
