import { listCustomers, readCustomer } from '@sitewright/contracts/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { buy, readTestOrder, requestKey } from '../../testing/test-orders.ts';

let shop: TestShop;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  variantId = await createTestVariant(shop.site, { price: 2000, unlimited: true });
});
afterAll(() => shop.api.close());

it.each([
  ['rejected', 'refundFails', 'failed'],
  ['has not confirmed', 'refundRespondsLate', 'pending'],
] as const)('an amount counts as spent if the bank %s its refund', async (_, card, state) => {
  const email = `${card}@example.com`.toLowerCase();
  const order = await buy(shop.api, shop.site, variantId, { email, card });
  await shop.site.owner.browser.post(`${order.path}/refunds`, {
    json: {
      requestKey: requestKey(),
      lines: [],
      shippingCents: 0,
      otherCents: 500,
      expectedCents: 500,
      method: 'provider',
      reason: '',
      notifiesBuyer: false,
    },
  });
  const { refunds } = await readTestOrder(shop.site, order);
  expect(refunds).toMatchObject([{ state, amountCents: 500 }]);

  const path = `/api/websites/${shop.site.websiteId}/customers`;
  const { rows } = (await shop.site.owner.browser.get(`${path}?search=${email}`)).as(listCustomers);
  expect(rows).toMatchObject([{ spentCents: 2900 }]);
  const profile = (await shop.site.owner.browser.get(`${path}/${rows[0]?.id}`)).as(readCustomer);
  expect(profile.spent).toEqual([{ currency: 'USD', cents: 2900 }]);
});
