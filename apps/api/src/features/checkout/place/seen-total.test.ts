import { chooseShipping, placeOrder, readCart } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { productDraftOf } from '../../../testing/item-draft.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import {
  checkout,
  checkoutBodyOf,
  testAddress,
  testStore,
  visitorWithCart,
  rateOf,
  shipsTo,
} from '../../../testing/test-checkout.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

let variantId: string;
let visitor: TestClient;
/** The version of the cart that the page shows for the address of the test. */
let cartVersion: string | undefined;

async function look(): Promise<string | undefined> {
  const { country, state, zip } = testAddress;
  const response = await visitor.call('PUT', '/api/cart/shipping', {
    json: { location: { country, state, zip } },
  });
  return response.as(chooseShipping).cart?.version;
}

beforeEach(async () => {
  await setStoreSettings(shop.site, testStore);
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 5 });
  visitor = await visitorWithCart(shop.site, variantId);
  cartVersion = await look();
});

const addMore = () => visitor.post('/api/cart/entries', { json: { variantId, quantity: 1 } });
const raisePrice = () =>
  shop.site.inTenant((tenant) =>
    tenant
      .updateTable('variants')
      .set({ priceCents: 2500 })
      .where('variantId', '=', variantId)
      .execute(),
  );
const sendForMore = () =>
  setStoreSettings(shop.site, { shipping: shipsTo({ US: [rateOf('post', 'Post', 1200)] }) });
const taxMore = () =>
  setStoreSettings(shop.site, {
    ...testStore,
    taxRules: [{ name: 'NY', ratePercent: 10, country: 'US', state: 'NY' }],
  });

describe('a checkout with the cart version that was shown', () => {
  it('is placed if nothing has changed, also without a cart version', async () => {
    expect((await checkout(visitor, { cartVersion })).status).toBe(200);
    const other = await visitorWithCart(shop.site, variantId);
    expect((await checkout(other)).status).toBe(200);
  });

  it.each([
    ['something else is in the cart', addMore, 4900],
    ['a price has changed', raisePrice, 3400],
    ['the shipping costs another sum', sendForMore, 3200],
    ['the tax is another', taxMore, 3100],
  ])('is rejected with the new total when %s', async (_, change, grandTotalCents) => {
    await change();
    const rejected = await checkout(visitor, { cartVersion });
    expect(rejected.status).toBe(409);
    expect(rejected.body).toMatchObject({
      code: 'cartChanged',
      error: expect.stringContaining(`$${grandTotalCents / 100}`),
      detail: { grandTotalCents },
    });
    expect(await shop.stock(variantId)).toBe(5);
    const again = await checkout(visitor, { cartVersion: await look() });
    expect(again.status).toBe(200);
  });

  it('is rejected when it would buy another variant at the same price', async () => {
    const other = await createTestVariant(shop.site, { price: 2000, qtyInStock: 5 });
    await visitor.post('/api/cart/entries', { json: { variantId: other, quantity: 1 } });
    const entries = (await shop.cartOf(visitor))?.entries ?? [];
    const first = entries.find((entry) => entry.variantId === variantId);
    await visitor.call('DELETE', `/api/cart/entries/${first?.id}`);
    const rejected = await checkout(visitor, { cartVersion });
    expect([rejected.status, rejected.body]).toMatchObject([409, { code: 'cartChanged' }]);
    expect([await shop.stock(variantId), await shop.stock(other)]).toEqual([5, 5]);
  });

  it('stores the total that was shown, or null without a cart version', async () => {
    const shown = await shop.cartOf(visitor);
    const placed = (await checkout(visitor, { cartVersion })).as(placeOrder);
    const unseen = (await checkout(await visitorWithCart(shop.site, variantId))).as(placeOrder);
    const seenBy = async ({ orderUrl }: { readonly orderUrl: string }) => {
      const order = await shop.orderAt(orderUrl);
      const row = await shop.site.inTenant((tenant) =>
        tenant
          .selectFrom('orders')
          .where('orderId', '=', order?.id ?? '')
          .select('shownTotalCents')
          .executeTakeFirstOrThrow(),
      );
      return row.shownTotalCents;
    };
    expect([await seenBy(placed), await seenBy(unseen)]).toEqual([shown?.grandTotalCents, null]);
  });

  it('returns the same order when repeated after a price change', async () => {
    const json = checkoutBodyOf({ cartVersion });
    const first = await visitor.post('/api/checkout', { json });
    await raisePrice();
    const second = await visitor.post('/api/checkout', { json });
    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  it.each([true, false])(
    'is placed for an order without shipping, tax included: %s',
    async (included) => {
      const taxRules = [{ name: 'NY', ratePercent: 10, country: 'US', state: 'NY' }];
      await setStoreSettings(shop.site, { ...testStore, taxRules, taxIncluded: included });
      const { product } = productDraftOf([{ price: 2090, unlimited: true }]);
      const service = await createTestVariant(
        shop.site,
        {},
        { product: { ...product!, productType: 'service' } },
      );
      await visitor.post('/api/cart/entries', { json: { variantId: service, quantity: 1 } });
      const { cart } = (await visitor.get('/api/cart')).as(readCart);
      const mug = cart?.entries.find((entry) => entry.variantId === variantId);
      await visitor.call('DELETE', `/api/cart/entries/${mug?.id}`);
      const shown = (await visitor.get('/api/cart')).as(readCart).cart;
      const billing = {
        firstName: 'Ada',
        lastName: 'Byron',
        country: 'US',
        state: 'NY',
        zip: '10001',
      };
      const changes = { shippingAddress: null, shippingOptionId: null, billing };
      expect(shown?.requiresShipping).toBe(false);
      const placed = await checkout(visitor, { ...changes, cartVersion: shown?.version });
      expect([placed.status, shown?.grandTotalCents]).toEqual([200, included ? 2090 : 2299]);
    },
  );
});
