import { placeOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestVariant } from '../../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { checkout, testCard, visitorWithCart } from '../../../testing/test-checkout.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

/** The stock that the page of the shop shows to another visitor, once rendered and once from the cache. */
async function shownStock(variantId: string): Promise<(number | undefined)[]> {
  const shown: (number | undefined)[] = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const { text } = await shop.site.visitor().get('/shop', { headers: { accept: 'text/html' } });
    const variant = new RegExp(`\\{[^{}]*"id":"${variantId}"[^{}]*\\}`).exec(text)?.[0];
    shown.push(Number(/"qtyInStock":(\d+)/.exec(variant ?? '')?.[1]));
  }
  return shown;
}

it('shows the current stock on a cached page after pieces are sold and returned', async () => {
  const variantId = await createTestVariant(shop.site, { qtyInStock: 5 });
  expect(await shownStock(variantId)).toEqual([5, 5]);
  expect((await checkout(await visitorWithCart(shop.site, variantId, 2))).status).toBe(200);
  expect(await shownStock(variantId)).toEqual([3, 3]);

  const buyer = await visitorWithCart(shop.site, variantId, 3);
  const payment = { method: 'testCard', card: testCard.needsSecondStep } as const;
  const { nextStepUrl } = (await checkout(buyer, { payment })).as(placeOrder);
  expect(await shownStock(variantId)).toEqual([0, 0]);
  const { pathname } = new URL(nextStepUrl ?? '');
  expect((await buyer.post(pathname, { form: { answer: 'decline' } })).status).toBe(303);
  expect(await shownStock(variantId)).toEqual([3, 3]);
});
