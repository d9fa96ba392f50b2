import { chooseShipping, type CheckoutBody } from '@sitewright/contracts/api';
import type { Order } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../../platform/database/test-database.ts';
import { createChargeLedger } from '../../../testing/charge-ledger.ts';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import {
  checkoutBodyOf,
  testAddress,
  testStore,
  visitorWithCart,
} from '../../../testing/test-checkout.ts';
import type { TestResponse, TestClient } from '../../../testing/test-client.ts';

const rounds = process.env.LONG === '1' ? 50 : 8;
const copies = 5;
const otherBuyers = 8;

/** What the copies of a checkout have in common beside the cart. */
const kinds = [
  { hasVersion: true, sharesKey: true },
  { hasVersion: true, sharesKey: false },
  { hasVersion: false, sharesKey: true },
  { hasVersion: false, sharesKey: false },
] as const;

/** A buyer whose cart was shown with a total. */
interface ReadyBuyer {
  readonly browser: TestClient;
  readonly quantities: ReadonlyMap<string, number>;
  readonly shownCents: number;
  readonly body: CheckoutBody;
}

describe.each(testEngines())('identical concurrent checkouts on %s', (engine) => {
  let shop: TestShop;
  const charges = createChargeLedger();
  beforeAll(async () => {
    shop = await openTestShop({
      engine,
      services: ({ payments, providers }) => ({
        payments: payments.map(charges.watch),
        providers: providers.map(charges.watch),
      }),
    });
    const taxRules = [{ name: 'NY', ratePercent: 8.875, country: 'US', state: 'NY' }];
    await setStoreSettings(shop.site, { ...testStore, taxRules });
  });
  afterAll(() => shop.api.close());

  /** A buyer with these in a cart, and the total that the checkout page shows for it. */
  async function readyBuyer(
    quantities: ReadonlyMap<string, number>,
    hasVersion: boolean,
  ): Promise<ReadyBuyer> {
    const [[first, quantity], ...others] = [...quantities] as [
      [string, number],
      ...[string, number][],
    ];
    const browser = await visitorWithCart(shop.site, first, quantity);
    for (const [variantId, more] of others)
      await browser.post('/api/cart/entries', { json: { variantId, quantity: more } });
    const { country, state, zip } = testAddress;
    const shown = await browser.call('PUT', '/api/cart/shipping', {
      json: { location: { country, state, zip } },
    });
    const { cart } = shown.as(chooseShipping);
    const shownCents = cart?.grandTotalCents ?? 0;
    const body = checkoutBodyOf(hasVersion ? { cartVersion: cart?.version } : {});
    return { browser, quantities, shownCents, body };
  }

  /** The lines of the confirmation mail. There is one mail, however often the payment is reported. */
  const confirmedQuantities = (orderId: string) =>
    shop.site.inTenant(async (tenant) => {
      const { payload } = await tenant
        .selectFrom('outbox')
        .where('cause', '=', `order.confirmation.${orderId}`)
        .select('payload')
        .executeTakeFirstOrThrow();
      const { order } = (payload as { readonly view: { readonly order: Order } }).view;
      return order.lines.map(({ quantity }) => quantity);
    });

  /** The order of an answer has what was in the cart and was charged once what the buyer saw. */
  async function expectWhatWasShown(result: TestResponse, buyer: ReadyBuyer): Promise<string> {
    expect([result.status, result.text]).toEqual([200, expect.any(String)]);
    const order = await shop.orderAt(String(result.body['orderUrl']));
    const lines = order?.lines ?? [];
    // A list, not a map: a line that is there twice must not pass as one.
    const bought = lines.map(({ variantId, quantity }) => `${variantId} ${quantity}`);
    const shown = [...buyer.quantities].map(([variantId, quantity]) => `${variantId} ${quantity}`);
    expect(bought.toSorted()).toEqual(shown.toSorted());
    expect(order?.grandTotalCents).toBe(buyer.shownCents);
    expect(charges.of(order?.id ?? '')).toEqual([buyer.shownCents]);
    expect(await confirmedQuantities(order?.id ?? '')).toEqual(
      lines.map(({ quantity }) => quantity),
    );
    return order?.id ?? '';
  }

  it(`create one order beside ${otherBuyers} other buyers, ${rounds} times (CHECKOUT-02)`, async () => {
    const stock = 10_000;
    const mug = await createTestVariant(shop.site, { price: 2617, qtyInStock: stock });
    const bowl = await createTestVariant(shop.site, { price: 1999, qtyInStock: stock });
    const orderIds = new Set<string>();
    let shownCents = 0;
    let mugs = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { hasVersion, sharesKey } = kinds[round % kinds.length] as (typeof kinds)[number];
      const carts = Array.from(
        { length: otherBuyers + 1 },
        (_, each) =>
          new Map<string, number>([
            [mug, 1 + ((each + round) % 3)],
            ...(each % 2 === 0 ? [[bowl, 2] as const] : []),
          ]),
      );
      const buyers: ReadyBuyer[] = [];
      for (const cart of carts) buyers.push(await readyBuyer(cart, hasVersion));
      const [eager, ...others] = buyers as [ReadyBuyer, ...ReadyBuyer[]];
      const bodies = Array.from({ length: copies }, () => ({
        ...eager.body,
        ...(sharesKey ? {} : { idempotencyKey: checkoutBodyOf().idempotencyKey }),
      }));
      const send = ({ browser }: ReadyBuyer, json: CheckoutBody) =>
        browser.post('/api/checkout', { json });
      const sent = [
        ...bodies.map((body) => send(eager, body)),
        ...others.map((buyer) => send(buyer, buyer.body)),
      ];
      const results = await Promise.all(sent);
      const [first] = results as [TestResponse];
      for (const copy of results.slice(0, copies))
        expect([copy.status, copy.body]).toEqual([200, first.body]);
      orderIds.add(await expectWhatWasShown(first, eager));
      for (const [each, buyer] of others.entries())
        orderIds.add(await expectWhatWasShown(results[copies + each] as TestResponse, buyer));
      for (const buyer of buyers) {
        shownCents += buyer.shownCents;
        mugs += buyer.quantities.get(mug) ?? 0;
      }
    }
    expect(orderIds.size).toBe(rounds * (otherBuyers + 1));
    const { count } = await shop.site.inTenant((tenant) =>
      tenant
        .selectFrom('orders')
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    expect(count).toBe(orderIds.size);
    expect(await shop.stock(mug)).toBe(stock - mugs);
    expect(charges.totalCents).toBe(shownCents);
    expect(await shop.violatedInvariants()).toEqual([]);
  }, 600_000);
});
