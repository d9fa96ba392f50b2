import { adjustStock } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tenant } from '../../platform/database/index.ts';
import { testEngines } from '../../platform/database/test-database.ts';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { openSecondServer, type SecondServer } from '../../testing/open-second-server.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, testCard, visitorWithCart } from '../../testing/test-checkout.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { writeAdjustment } from './inventory.queries.ts';

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

  /** A call that can be sent several times, as by a browser that repeats it. */
  function adjustment(variantId: string, change: number) {
    const path = `/api/websites/${shop.site.websiteId}/inventory/${variantId}/adjustments`;
    const json = {
      adjustmentId: shop.api.services.createId(),
      change,
      reason: change < 0 ? 'lost' : 'restock',
      note: '',
    };
    return () => shop.site.owner.browser.post(path, { json });
  }

  const lockOf = (variantId: string) => (tenant: Tenant) =>
    tenant
      .selectFrom('variants')
      .where('variantId', '=', variantId)
      .select('variantId')
      .forNoKeyUpdate()
      .execute();

  async function adjust(variantId: string, change: number, tally: Tally): Promise<number> {
    const send = adjustment(variantId, change);
    const [first, again] = await Promise.all([send(), send()]);
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

  // The embedded engine has one connection: there, nobody changes stock while another transaction runs.
  it.runIf(engine === 'postgres')(
    'learn what is left if an adjustment waits for one that takes the same pieces',
    async () => {
      const variantId = await createTestVariant(shop.site, { qtyInStock: 10 });
      const { clock, services } = shop.api;
      const other = {
        movementId: services.createId(),
        variantId,
        kind: 'corrected',
        quantity: -8,
        reason: 'lost',
        note: '',
        madeBy: 'Bea',
      } as const;
      const [response] = await whileLocked(
        shop.site,
        {
          lock: lockOf(variantId),
          finish: (tenant) => writeAdjustment(tenant, other, clock.now),
        },
        [adjustment(variantId, -5)],
      );
      expect([response?.status, response?.body]).toMatchObject([
        409,
        { code: 'outOfStock', detail: { stockLeft: 2 } },
      ]);
      expect(await shop.stock(variantId)).toBe(2);
      expect(await shop.violatedInvariants()).toEqual([]);
    },
  );

  it.runIf(engine === 'postgres')(
    'get one answer to an adjustment that is sent again before the first is done',
    async () => {
      const variantId = await createTestVariant(shop.site, { qtyInStock: 10 });
      const send = adjustment(variantId, -4);
      const holder = { lock: lockOf(variantId) };
      const responses = await whileLocked(shop.site, holder, [send, send]);
      expect(responses.map((response) => response.as(adjustStock).qtyInStock)).toEqual([6, 6]);
      expect(await shop.stock(variantId)).toBe(6);
      expect(await shop.violatedInvariants()).toEqual([]);
    },
  );
});
