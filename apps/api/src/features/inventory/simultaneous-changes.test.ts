import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../platform/database/test-database.ts';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { openSecondServer, type SecondServer } from '../../testing/open-second-server.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, testCard, visitorWithCart } from '../../testing/test-checkout.ts';
import type { TestClient } from '../../testing/test-client.ts';

describe.each(testEngines())('simultaneous buyers and adjustments on %s', (engine) => {
  let shop: TestShop;
  let second: SecondServer;
  beforeAll(async () => {
    shop = await openTestShop({ engine });
    second = await openSecondServer(shop.api);
  });
  afterAll(async () => {
    await second.close();
    await shop.api.close();
  });

  /** What is written down outside of the product: each accepted call. */
  interface Tally {
    sold: number;
    adjusted: number;
  }

  async function adjust(variantId: string, change: number, tally: Tally): Promise<number> {
    const path = `/api/websites/${shop.site.websiteId}/inventory/${variantId}/adjustments`;
    const json = {
      adjustmentId: shop.api.services.createId(),
      change,
      reason: change < 0 ? 'lost' : 'restock',
      note: '',
    };
    // Each call is sent twice, as by a browser that repeats it.
    const [first, again] = await Promise.all([
      shop.site.owner.browser.post(path, { json }),
      shop.site.owner.browser.post(path, { json }),
    ]);
    if (first.status === 200 || again.status === 200) tally.adjusted += change;
    return first.status;
  }

  async function buy(browser: TestClient, quantity: number, isPaid: boolean, tally: Tally) {
    const card = testCard[isPaid ? 'succeeds' : 'isDeclined'];
    const { status } = await checkout(browser, { payment: { method: 'testCard', card } });
    if (status === 200 && isPaid) tally.sold += quantity;
    return status;
  }

  it('sell nothing twice, and leave an exact ledger of 50 pieces', async () => {
    const pieces = 50;
    const variantId = await createTestVariant(shop.site, { qtyInStock: pieces });
    const tally: Tally = { sold: 0, adjusted: 0 };
    const buyers: (readonly [TestClient, number])[] = [];
    for (let each = 0; each < 24; each += 1) {
      const quantity = 1 + (each % 4);
      const visitor = await visitorWithCart(shop.site, variantId, quantity);
      // A first call fetches the crumb, so that all checkouts arrive at the same time.
      await visitor.post('/api/checkout', { json: {} });
      buyers.push([each % 2 === 0 ? visitor : second.visitedBy(visitor), quantity]);
    }
    await Promise.all([
      ...buyers.map(([browser, quantity], each) => buy(browser, quantity, each % 5 !== 0, tally)),
      ...[-7, 3, -11, 2, -40, 5].map((change) => adjust(variantId, change, tally)),
    ]);
    const left = await shop.stock(variantId);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBe(pieces - tally.sold + tally.adjusted);
    expect(await shop.violatedInvariants()).toEqual([]);

    // Declined payments have released their stock: what is left can be sold, and not one piece more.
    if (left > 0) {
      const last = await visitorWithCart(shop.site, variantId, left);
      expect((await checkout(last)).status).toBe(200);
    }
    expect(await shop.stock(variantId)).toBe(0);
    const ledger = await shop.site.inTenant((tenant) =>
      tenant
        .selectFrom('stockMovements')
        .where('variantId', '=', variantId)
        .orderBy('number')
        .select('quantity')
        .execute(),
    );
    let balance = 0;
    for (const { quantity } of ledger) {
      balance += quantity;
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    expect(balance).toBe(0);
    expect(await shop.violatedInvariants()).toEqual([]);
  });
});
