import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tenant } from '../../../platform/database/index.ts';
import { testEngines } from '../../../platform/database/test-database.ts';
import { createTestDiscount } from '../../../testing/create-test-discount.ts';
import { createTestVariant } from '../../../testing/create-test-product.ts';
import { openSecondServer, type SecondServer } from '../../../testing/open-second-server.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { checkout, checkoutBodyOf, visitorWithCart } from '../../../testing/test-checkout.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe.each(testEngines())('concurrent checkouts on two servers on %s', (engine) => {
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

  async function buyers(count: number, variantId: string, quantity: number): Promise<TestClient[]> {
    const ready: TestClient[] = [];
    for (let each = 0; each < count; each += 1) {
      const browser = await visitorWithCart(shop.site, variantId, quantity);
      // A first call fetches the crumb, so that all checkouts arrive at the same time.
      await browser.post('/api/checkout', { json: {} });
      ready.push(browser);
    }
    return ready;
  }
  const alternate = (browser: TestClient, each: number) =>
    each % 2 === 0 ? browser : second.visitedBy(browser);
  /** How many statements wait for a lock; asked as the superuser, whom the server tells. */
  async function waitingForLocks(): Promise<number> {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    const client = new Client({ connectionString: url.href });
    await client.connect();
    const { rows } = await client.query<{ waiting: string }>(
      `select count(*) as waiting from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%with draft as materialized%'`,
    );
    await client.end();
    return Number(rows[0]?.waiting);
  }
  async function takeAllBut(left: number, variantId: string, tenant: Tenant) {
    await tenant
      .updateTable('variants')
      .set({ qtyInStock: left })
      .where('variantId', '=', variantId)
      .execute();
    await tenant
      .insertInto('stockMovements')
      .values({
        movementId: shop.api.services.createId(),
        variantId,
        kind: 'corrected',
        quantity: left - 10,
        createdAt: shop.api.clock.now,
      })
      .execute();
  }
  const countOf = (table: 'discountUses' | 'orders') =>
    shop.site.inTenant(async (tenant) => {
      const { count } = await tenant
        .selectFrom(table)
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    });

  it('never oversell the stock, with several pieces per order (CART-21)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const variantId = await createTestVariant(shop.site, { qtyInStock: 10 });
      const ready = await buyers(8, variantId, 3);
      const responses = await Promise.all(
        ready.map((browser, each) => checkout(alternate(browser, each))),
      );
      const statuses = responses.map(({ status }) => status).toSorted((one, other) => one - other);
      expect(statuses).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
      expect(await shop.stock(variantId)).toBe(1);
    }
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('respect the use limit of a discount and reject the others with the full total', async () => {
    const effect = { kind: 'percentage', percent: 50 } as const;
    await createTestDiscount(shop.site, { code: 'TWICE', effect, useLimit: 2 });
    const variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 1000 });
    const ready = await buyers(8, variantId, 1);
    const versions: (string | undefined)[] = [];
    for (const browser of ready) {
      const { country, state, zip } = checkoutBodyOf().shippingAddress!;
      const json = { location: { country, state, zip }, coupons: ['twice'] };
      const shown = await browser.call('PUT', '/api/cart/shipping', { json });
      const { cart } = shown.body as { cart: { version: string; grandTotalCents: number } };
      expect(cart.grandTotalCents).toBe(1900);
      versions.push(cart.version);
    }
    const responses = await Promise.all(
      ready.map((browser, each) =>
        checkout(alternate(browser, each), { cartVersion: versions[each] }),
      ),
    );
    const counts = Object.groupBy(responses, ({ status }) => String(status));
    expect([counts['200']?.length, counts['409']?.length]).toEqual([2, 6]);
    for (const { body } of counts['409'] ?? [])
      expect(body).toMatchObject({
        code: 'discountRejected',
        error: expect.stringContaining('“TWICE” has been used up. The total is now $29.00.'),
        detail: { grandTotalCents: 2900, code: 'TWICE', reason: 'usedUp' },
      });
    expect(await countOf('discountUses')).toBe(2);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  // The embedded engine has one connection: there, nobody changes stock while another transaction runs.
  it.runIf(engine === 'postgres')(
    'return the stock left if stock is sold between reading it and the order (CART-21)',
    async () => {
      const effect = { kind: 'percentage', percent: 50 } as const;
      await createTestDiscount(shop.site, { code: 'SOME', effect });
      const variantId = await createTestVariant(shop.site, { qtyInStock: 10 });
      const [plain, withCode] = (await buyers(2, variantId, 3)) as [TestClient, TestClient];
      const besides = await createTestVariant(shop.site, { qtyInStock: 7 });
      for (const browser of [plain, withCode])
        await browser.post('/api/cart/entries', { json: { variantId: besides, quantity: 2 } });
      const shown = await withCode.call('PUT', '/api/cart/shipping', {
        json: { location: { country: 'US' }, coupons: ['some'] },
      });
      expect(shown.status).toBe(200);
      const isTaken = Promise.withResolvers<void>();
      const areWaiting = Promise.withResolvers<void>();
      const others = shop.site.inTenant(async (tenant) => {
        await takeAllBut(2, variantId, tenant);
        isTaken.resolve();
        await areWaiting.promise;
      });
      await isTaken.promise;
      const sent = [checkout(plain), checkout(second.visitedBy(withCode))];
      // Both have read ten pieces and wait for the row that the other transaction holds.
      await expect.poll(waitingForLocks, { timeout: 10_000 }).toBe(2);
      areWaiting.resolve();
      await others;
      for (const { status, body } of await Promise.all(sent))
        expect([status, body]).toMatchObject([409, { detail: { variantId, stockLeft: 2 } }]);
      expect([await shop.stock(variantId), await shop.stock(besides)]).toEqual([2, 7]);
      for (const browser of [plain, withCode])
        expect((await shop.cartOf(browser))?.totalQuantity).toBe(5);
      expect(await shop.violatedInvariants()).toEqual([]);
    },
  );

  it.runIf(engine === 'postgres')(
    'do not sell a variant that is removed between reading the cart and the order',
    async () => {
      const available = await createTestVariant(shop.site, { qtyInStock: 10 });
      const removed = await createTestVariant(shop.site, { qtyInStock: 10 });
      const [buyer] = (await buyers(1, removed, 3)) as [TestClient];
      await buyer.post('/api/cart/entries', { json: { variantId: available, quantity: 1 } });
      const { country, state, zip } = checkoutBodyOf().shippingAddress!;
      await buyer.call('PUT', '/api/cart/shipping', {
        json: { location: { country, state, zip } },
      });
      const cartVersion = (await shop.cartOf(buyer))?.version;
      const before = await countOf('orders');
      const isTakenOut = Promise.withResolvers<void>();
      const isWaiting = Promise.withResolvers<void>();
      const owner = shop.site.inTenant(async (tenant) => {
        await tenant
          .updateTable('variants')
          .set({ removedAt: shop.api.clock.now })
          .where('variantId', '=', removed)
          .execute();
        isTakenOut.resolve();
        await isWaiting.promise;
      });
      await isTakenOut.promise;
      const sent = checkout(buyer, { cartVersion });
      await expect.poll(waitingForLocks, { timeout: 10_000 }).toBe(1);
      isWaiting.resolve();
      await owner;
      const { status, body } = await sent;
      expect([status, body]).toMatchObject([409, { code: 'cartChanged' }]);
      expect(await countOf('orders')).toBe(before);
      expect([await shop.stock(removed), await shop.stock(available)]).toEqual([10, 10]);
      expect((await shop.cartOf(buyer))?.totalQuantity).toBe(1);
      expect(await shop.violatedInvariants()).toEqual([]);
    },
  );

  it('create one order for one cart (CHECKOUT-02)', async () => {
    const variantId = await createTestVariant(shop.site, { qtyInStock: 100 });
    for (let round = 0; round < 4; round += 1) {
      const before = await countOf('orders');
      const [browser] = (await buyers(1, variantId, 2)) as [TestClient];
      const secondBrowser = second.visitedBy(browser);
      const sent = Array.from({ length: 6 }, (_, each) =>
        checkout(each % 2 === 0 ? browser : secondBrowser),
      );
      const results = await Promise.all(sent);
      expect(results.map(({ status }) => status)).toEqual(Array.from(results, () => 200));
      expect(new Set(results.map(({ text }) => text)).size).toBe(1);
      expect(await countOf('orders')).toBe(before + 1);
    }
    expect(await shop.stock(variantId)).toBe(92);
    expect(await shop.violatedInvariants()).toEqual([]);
  });
});
