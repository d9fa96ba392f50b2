import { afterAll, beforeAll, expect, it } from 'vitest';
import { withLookup } from '../../platform/database/index.ts';
import { createTestVariant, setStoreSettings } from '../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { testStore } from '../../testing/test-checkout.ts';
import { buy, readTestOrder, requestKey, type TestOrder } from '../../testing/test-orders.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

/** An order with a refund whose response was lost. */
async function pendingRefund(site: TestSite): Promise<TestOrder> {
  const variantId = await createTestVariant(site, { price: 2500 });
  const order = await buy(shop.api, site, variantId, { card: 'refundRespondsLate' });
  await site.owner.browser.post(`${order.path}/refunds`, {
    json: {
      requestKey: requestKey(),
      lines: [],
      shippingCents: 0,
      otherCents: 100,
      expectedCents: 100,
      method: 'provider',
      reason: '',
      notifiesBuyer: false,
    },
  });
  return order;
}
/** Adds pending refunds of nothing to an order. */
const copyRefund = (site: TestSite, { id }: TestOrder, copies: number) =>
  site.inTenant(async (tenant) => {
    const row = await tenant
      .selectFrom('refunds')
      .where('orderId', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const nothing = { amountCents: 0, otherCents: 0, taxCents: 0, taxes: '[]' };
    for (let each = 0; each < copies; each += 1)
      await tenant
        .insertInto('refunds')
        .values({
          ...row,
          ...nothing,
          refundId: shop.api.services.createId(),
          requestKey: requestKey(),
        })
        .execute();
  });
const later = (minutes: number) => {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + minutes * 60_000);
};

it('settles the refunds behind many of a website without a host', async () => {
  const hidden = await createTestSite(shop.api, 'hidden');
  await setStoreSettings(hidden, testStore);
  await copyRefund(hidden, await pendingRefund(hidden), 50);
  await withLookup(shop.api.database, (db) =>
    db.deleteFrom('siteIdentifiers').where('websiteId', '=', hidden.websiteId).execute(),
  );
  shop.api.services.hosts.forgetSite(hidden.websiteId);
  later(1);
  const order = await pendingRefund(shop.site);
  later(1);
  for (const _ of [1, 2]) await reconcileRefunds(shop.api.services);
  expect((await readTestOrder(shop.site, order)).refunds).toMatchObject([{ state: 'succeeded' }]);
});
