import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, visitorWithCart } from '../../testing/test-checkout.ts';
import { sweepCarts } from './sweep-carts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

const dayMs = 86_400_000;
const count = (table: 'carts' | 'cartEntries') =>
  shop.site.inTenant(
    async (tenant) =>
      (
        await tenant
          .selectFrom(table)
          .select((select) => select.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
  );

it('deletes abandoned carts after their cookie has expired and keeps the others', async () => {
  const variantId = await createTestVariant(shop.site, { qtyInStock: 9 });
  await visitorWithCart(shop.site, variantId, 2);
  const buyer = await visitorWithCart(shop.site, variantId, 3);
  expect((await checkout(buyer)).status).toBe(200);
  const start = shop.api.clock.now;
  shop.api.clock.now = new Date(start.getTime() + 2 * dayMs);
  const later = await visitorWithCart(shop.site, variantId, 1);

  shop.api.clock.now = new Date(start.getTime() + 14 * dayMs);
  await sweepCarts(shop.api.services);
  expect([await count('carts'), await count('cartEntries')]).toEqual([3, 3]);

  shop.api.clock.now = new Date(start.getTime() + 15 * dayMs + 1000);
  await sweepCarts(shop.api.services);
  expect([await count('carts'), await count('cartEntries')]).toEqual([2, 2]);
  expect(await shop.cartOf(later)).toMatchObject({ totalQuantity: 1 });
  expect(await shop.stock(variantId)).toBe(6);
  expect(await shop.violatedInvariants()).toEqual([]);
});
