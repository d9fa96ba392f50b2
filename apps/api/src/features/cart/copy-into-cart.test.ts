import type { FormField } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestGiftCard, createTestProduct } from '../../testing/create-test-product.ts';
import { variantDraftOf } from '../../testing/item-draft.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { restorePath } from '../abandoned-carts/recovery-links.ts';

const fields: FormField[] = [{ id: 'day', type: 'text', title: 'Preferred day', required: true }];

let shop: TestShop;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  const product = {
    productType: 'service' as const,
    formFields: fields,
    variants: [variantDraftOf({ price: 5000, salePrice: 5000, qtyInStock: 50 })],
  };
  const { variants } = await createTestProduct(shop.site, [], { title: 'Tour', product });
  variantId = variants[0]?.id ?? '';
});
afterAll(() => shop.api.close());

const add = (visitor: TestClient, day: string, quantity: number) =>
  visitor.post('/api/cart/entries', {
    json: { variantId, quantity, answers: { 'fields[day]': day } },
  });
/** The id of the cart that was created last. */
const newestCart = () =>
  shop.site.inTenant(async (tenant) => {
    const row = await tenant
      .selectFrom('carts')
      .orderBy('cartId', 'desc')
      .select('cartId')
      .limit(1)
      .executeTakeFirstOrThrow();
    return row.cartId;
  });
/** Copies a cart into that of a visitor, as the link of a recovery mail does. */
async function restore(visitor: TestClient, cartId: string): Promise<void> {
  const { secret } = shop.api.services.settings;
  const link = { secret, websiteId: shop.site.websiteId, now: shop.api.clock.now };
  expect((await visitor.post(restorePath(link, cartId), { form: {} })).status).toBe(303);
}
const later = () => {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 1000);
};

it('copies services with their answers, and merges those with the same ones', async () => {
  await add(shop.site.visitor(), 'Monday', 2);
  const source = await newestCart();
  later();
  const visitor = shop.site.visitor();
  await add(visitor, 'Monday', 1);
  await add(visitor, 'Friday', 5);
  for (const _ of [1, 2]) await restore(visitor, source);
  const cart = await shop.cartOf(visitor);
  expect(cart?.entries.map(({ quantity, details }) => [quantity, details?.answers])).toEqual([
    [2, [{ title: 'Preferred day', text: 'Monday' }]],
    [5, [{ title: 'Preferred day', text: 'Friday' }]],
  ]);
});

it('has a hundred gift cards at most', async () => {
  later();
  const { itemId, variants } = await createTestGiftCard(shop.site);
  const sku = variants[0]?.sku ?? '';
  const visitor = shop.site.visitor();
  const addCard = (to: TestClient, recipientEmail: string) =>
    to.post('/checkout/giftcard', {
      form: { productId: itemId, sku, amount: sku, recipientEmail },
    });
  await addCard(visitor, 'ada@example.com');
  const cartId = await newestCart();
  await shop.site.inTenant(async (tenant) => {
    const entry = await tenant
      .selectFrom('cartEntries')
      .where('cartId', '=', cartId)
      .selectAll()
      .executeTakeFirstOrThrow();
    for (let each = 1; each < 100; each += 1)
      await tenant
        .insertInto('cartEntries')
        .values({
          ...entry,
          giftCard: JSON.stringify(entry.giftCard),
          answers: null,
          entryId: shop.api.services.createId(),
        })
        .execute();
  });
  expect((await addCard(visitor, 'grace@example.com')).status).toBe(400);
  later();
  await addCard(shop.site.visitor(), 'grace@example.com');
  await restore(visitor, await newestCart());
  expect((await shop.cartOf(visitor))?.entries).toHaveLength(100);
});
