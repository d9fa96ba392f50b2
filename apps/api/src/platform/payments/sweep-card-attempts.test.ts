import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, testCard, visitorWithCart } from '../../testing/test-checkout.ts';
import { sweepCardAttempts } from './sweep-card-attempts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

const states = () =>
  shop.site.inTenant(async (tenant) => {
    const rows = await tenant.selectFrom('testCardAttempts').select('state').execute();
    return rows.map(({ state }) => state).toSorted();
  });

it('removes completed card attempts after 30 days, but no pending ones', async () => {
  const variantId = await createTestVariant(shop.site, { qtyInStock: 9 });
  const pay = async (card: string) =>
    checkout(await visitorWithCart(shop.site, variantId), {
      payment: { method: 'testCard', card },
    });
  const start = shop.api.clock.now.getTime();
  const results = [await pay(testCard.succeeds), await pay(testCard.needsSecondStep)];
  expect(results.map(({ status }) => status)).toEqual([200, 200]);
  await shop.site.inTenant((tenant) =>
    tenant.updateTable('testCardAttempts').set({ createdAt: shop.api.clock.now }).execute(),
  );
  expect(await states()).toEqual(['actionRequired', 'captured']);

  shop.api.clock.now = new Date(start + 30 * 86_400_000);
  await sweepCardAttempts(shop.api.services);
  expect(await states()).toEqual(['actionRequired', 'captured']);
  shop.api.clock.now = new Date(start + 30 * 86_400_000 + 1_000);
  await sweepCardAttempts(shop.api.services);
  expect(await states()).toEqual(['actionRequired']);
  expect(await shop.violatedInvariants()).toEqual([]);
});
