import { addCartEntry, chooseShipping, readCart } from '@sitewright/contracts/api';
import { websiteStatus, workflowState } from '@sitewright/contracts/codes';
import { shoppingCart, type ShoppingCart } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { createTestDiscount } from '../../testing/create-test-discount.ts';
import { createTestVariant, setStoreSettings } from '../../testing/create-test-product.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { checkout, rateOf, shipsTo } from '../../testing/test-checkout.ts';
import type { TestClient } from '../../testing/test-client.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const add = (visitor: TestClient, variantId: string, body: object = {}) =>
  visitor.post('/api/cart/entries', { json: { variantId, ...body } });
const cartOf = async (visitor: TestClient): Promise<ShoppingCart | null> =>
  (await visitor.get('/api/cart')).as(readCart).cart;
const change = (visitor: TestClient, entryId: string | undefined, body: object) =>
  visitor.call('PUT', `/api/cart/entries/${entryId}`, { json: body });

describe('the cart', () => {
  it('is null until an entry is added', async () => {
    const visitor = site.visitor();
    expect(await cartOf(visitor)).toBeNull();
    expect(visitor.cookies.has('sw_cart')).toBe(false);
    await add(visitor, await createTestVariant(site));
    expect(visitor.cookies.get('sw_marker')).toBe('cart');
    expect(shoppingCart.parse(await cartOf(visitor))).toMatchObject({ totalQuantity: 1 });
  });

  it('calculates from stored prices, whatever the client sends (CART-14)', async () => {
    const price = { price: 3000, salePrice: 2500, onSale: true };
    const variantId = await createTestVariant(site, price, { title: 'Blue mug' });
    const visitor = site.visitor();
    const forged = {
      price: 1,
      unitPriceCents: 1,
      subtotalCents: 1,
      grandTotalCents: 0,
      currency: 'JPY',
    };
    const added = (await add(visitor, variantId, { quantity: 2, ...forged })).as(addCartEntry).cart;
    expect(added).toMatchObject({
      currency: 'USD',
      subtotalCents: 5000,
      grandTotalCents: 5000,
      entries: [{ price: 2500, quantity: 2, subtotalCents: 5000, path: '/shop/blue-mug' }],
    });
    const [entry] = added?.entries ?? [];
    await change(visitor, entry?.id, { quantity: 3, price: 1, subtotalCents: 1 });
    expect(await cartOf(visitor)).toMatchObject({ subtotalCents: 7500, totalQuantity: 3 });
    const json = {
      location: { country: 'US' },
      shippingCostCents: 0,
      discountCents: 9999,
      taxCents: 0,
    };
    await visitor.call('PUT', '/api/cart/shipping', { json });
    expect(await cartOf(visitor)).toMatchObject({ subtotalCents: 7500, discountCents: 0 });
  });

  it('adds the pieces of a product that is already in it to its entry', async () => {
    const variantId = await createTestVariant(site, { price: 1000, qtyInStock: 9 });
    const visitor = site.visitor();
    const first = (await add(visitor, variantId, { quantity: 2 })).as(addCartEntry).cart;
    await add(visitor, variantId, { quantity: 3 });
    expect(await cartOf(visitor)).toMatchObject({
      entries: [{ id: first?.entries[0]?.id, quantity: 5, subtotalCents: 5000 }],
      totalQuantity: 5,
    });
  });

  it('uses the current price of an entry (CART-14)', async () => {
    const variantId = await createTestVariant(site, { price: 1000 });
    const visitor = site.visitor();
    await add(visitor, variantId);
    await site.inTenant((tenant) =>
      tenant
        .updateTable('variants')
        .set({ priceCents: 1200 })
        .where('variantId', '=', variantId)
        .execute(),
    );
    expect(await cartOf(visitor)).toMatchObject({ subtotalCents: 1200 });
  });

  it('rejects a quantity above the stock with 409 and returns the stock left (CART-21)', async () => {
    const variantId = await createTestVariant(site, { qtyInStock: 3 });
    const visitor = site.visitor();
    const rejected = await add(visitor, variantId, { quantity: 4 });
    expect(rejected.status).toBe(409);
    expect(rejected.body).toMatchObject({
      error: 'There is not enough left in stock.',
      detail: { variantId, stockLeft: 3 },
    });
    const added = (await add(visitor, variantId, { quantity: 2 })).as(addCartEntry).cart;
    expect((await add(visitor, variantId, { quantity: 2 })).status).toBe(409);
    expect((await change(visitor, added?.entries[0]?.id, { quantity: 4 })).body).toMatchObject({
      detail: { stockLeft: 3 },
    });
    expect((await change(visitor, added?.entries[0]?.id, { quantity: 3 })).status).toBe(200);
    expect(await cartOf(visitor)).toMatchObject({ entries: [{ quantity: 3, stockLeft: 3 }] });
  });

  it('accepts a quantity above the stock of an unlimited variant, up to the maximum (CART-21)', async () => {
    const unlimited = await createTestVariant(site, { unlimited: true, qtyInStock: 0 });
    const visitor = site.visitor();
    const cart = (await add(visitor, unlimited, { quantity: 500 })).as(addCartEntry).cart;
    expect(cart?.entries[0]).not.toHaveProperty('stockLeft');
    expect((await add(visitor, unlimited, { quantity: 9999 })).status).toBe(400);
  });

  it('cannot be changed after purchase; adding an entry then creates a new cart (CART-15)', async () => {
    const variantId = await createTestVariant(site);
    const visitor = site.visitor();
    const cart = (await add(visitor, variantId)).as(addCartEntry).cart;
    const token = visitor.cookies.get('sw_cart');
    const orderId = api.services.createId();
    await site.inTenant((tenant) =>
      tenant.updateTable('carts').set({ orderId }).where('cartId', '=', cart!.id).execute(),
    );
    expect(await cartOf(visitor)).toMatchObject({ isPurchased: true, orderId });
    const entryId = cart?.entries[0]?.id;
    for (const answer of [
      await change(visitor, entryId, { quantity: 2 }),
      await visitor.call('DELETE', `/api/cart/entries/${entryId}`),
      await visitor.call('PUT', '/api/cart/shipping', { json: { location: { country: 'US' } } }),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ code: 'cartPurchased' });
    }
    const next = (await add(visitor, variantId)).as(addCartEntry).cart;
    expect(next).toMatchObject({ isPurchased: false, totalQuantity: 1 });
    expect(next?.id).not.toBe(cart?.id);
    expect(visitor.cookies.get('sw_cart')).not.toBe(token);
  });

  it('is accessible only with its token and only on its website', async () => {
    const variantId = await createTestVariant(site);
    const visitor = site.visitor();
    const cart = (await add(visitor, variantId)).as(addCartEntry).cart;
    const stranger = site.visitor();
    expect((await change(stranger, cart?.entries[0]?.id, { quantity: 9 })).status).toBe(404);
    stranger.cookies.set('sw_cart', cart!.id);
    expect(await cartOf(stranger)).toBeNull();
    const other = await createTestSite(api, 'next-door');
    const otherVisitor = other.visitor();
    otherVisitor.cookies.set('sw_cart', visitor.cookies.get('sw_cart')!);
    expect(await cartOf(otherVisitor)).toBeNull();
    expect((await add(otherVisitor, variantId)).status).toBe(404);
  });

  it('cannot be changed by a visitor with another cart who knows an entry ID', async () => {
    const variantId = await createTestVariant(site);
    const visitor = site.visitor();
    const { cart } = (await add(visitor, variantId, { quantity: 2 })).as(addCartEntry);
    const stranger = site.visitor();
    await add(stranger, variantId);
    const entryId = cart?.entries[0]?.id;
    for (const quantity of [0, 5]) await change(stranger, entryId, { quantity });
    await stranger.call('DELETE', `/api/cart/entries/${entryId}`);
    expect(await cartOf(visitor)).toMatchObject({ entries: [{ id: entryId, quantity: 2 }] });
    expect(await cartOf(stranger)).toMatchObject({ totalQuantity: 1 });
  });

  it('omits variants that were removed, and rejects adding removed or draft variants', async () => {
    const [available, gone] = [await createTestVariant(site), await createTestVariant(site)];
    const visitor = site.visitor();
    await add(visitor, available);
    await add(visitor, gone);
    await site.inTenant((tenant) =>
      tenant
        .updateTable('variants')
        .set({ removedAt: api.clock.now })
        .where('variantId', '=', gone)
        .execute(),
    );
    expect(await cartOf(visitor)).toMatchObject({
      entries: [{ variantId: available }],
      totalQuantity: 1,
    });
    expect((await add(visitor, gone)).status).toBe(404);
    const draft = await createTestVariant(site, {}, { workflowState: workflowState.DRAFT });
    expect((await add(visitor, draft)).status).toBe(404);
  });

  it('can be read and changed with a country that is no longer supported', async () => {
    const variantId = await createTestVariant(site);
    const visitor = site.visitor();
    await add(visitor, variantId);
    await site.inTenant((tenant) =>
      sql`update carts set shipping_location = '{"country":"XX"}'
        where cart_id = (select cart_id from cart_entries where variant_id = ${variantId})`.execute(
        tenant,
      ),
    );
    expect(await cartOf(visitor)).toMatchObject({ shippingLocation: { country: 'XX' } });
    expect((await add(visitor, variantId)).status).toBe(200);
  });

  it('contains scheduled products only from their publication time (CONTENT-05)', async () => {
    const publishAt = new Date(api.clock.now.getTime() + 3_600_000).toISOString();
    const schedule = { workflowState: workflowState.SCHEDULED, publishAt };
    const scheduled = await createTestVariant(site, {}, schedule);
    const early = site.visitor();
    expect((await add(early, scheduled)).status).toBe(404);
    expect(await cartOf(early)).toBeNull();

    // A product that was for sale and is scheduled again disappears from carts.
    const sold = await createTestVariant(site);
    const visitor = site.visitor();
    await add(visitor, sold);
    await site.inTenant((tenant) =>
      tenant
        .updateTable('items')
        .set({ workflowState: workflowState.SCHEDULED, publishAt: new Date(publishAt) })
        .where('itemId', 'in', (items) =>
          items.selectFrom('variants').where('variantId', '=', sold).select('itemId'),
        )
        .execute(),
    );
    const left = await cartOf(visitor);
    expect(left).toMatchObject({ entries: [], totalQuantity: 0, hasUnavailable: true });
    expect((await checkout(visitor)).body).toMatchObject({ code: 'emptyCart' });

    const before = api.clock.now;
    api.clock.now = new Date(publishAt);
    const again = await cartOf(visitor);
    expect(again).toMatchObject({ entries: [{ variantId: sold }] });
    expect(again).not.toHaveProperty('hasUnavailable');
    expect((await add(early, scheduled)).status).toBe(200);
    api.clock.now = before;
  });

  it.each([
    ['no variant', {}],
    ['half a piece', { variantId: 'a'.repeat(24), quantity: 0.5 }],
    ['a hexadecimal number', { variantId: 'a'.repeat(24), quantity: '0x2' }],
    ['a power of ten', { variantId: 'a'.repeat(24), quantity: '1e1' }],
    ['a truth value', { variantId: 'a'.repeat(24), quantity: true }],
    ['a list', { variantId: 'a'.repeat(24), quantity: ['2'] }],
    ['no piece', { variantId: 'a'.repeat(24), quantity: 0 }],
    ['an id that is none', { variantId: 'moss' }],
  ])('rejects %s with 400 (API-02)', async (_, json) => {
    const response = await site.visitor().post('/api/cart/entries', { json });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error: expect.any(String), errors: expect.any(Object) });
  });
});

describe('the cart totals', () => {
  const store = {
    taxIncluded: false,
    taxRules: [
      { name: 'NY', ratePercent: 8.875, country: 'US', state: 'NY' },
      { name: 'VAT', ratePercent: 20, country: 'GB' },
    ],
    shipping: shipsTo({
      US: [rateOf('post', 'Post', 900, 100), rateOf('courier', 'Courier', 2500)],
      GB: [rateOf('post', 'Post', 900, 100)],
    }),
  };
  let shop: TestSite;
  let visitor: TestClient;
  beforeAll(async () => {
    shop = await createTestSite(api, 'reckoning');
    await setStoreSettings(shop, store);
    await createTestDiscount(shop, { code: 'spring' });
    const effect = { kind: 'freeShipping' } as const;
    await createTestDiscount(shop, { code: 'FREESHIP', effect, minimumCents: 100_000 });
    visitor = shop.visitor();
    await add(visitor, await createTestVariant(shop, { price: 2000, weightGrams: 600 }), {
      quantity: 2,
    });
  });
  const choose = (json: object) => visitor.call('PUT', '/api/cart/shipping', { json });

  it('depend on the shipping location and option', async () => {
    const cart = (await choose({ location: { country: 'US', state: 'NY' } })).as(
      chooseShipping,
    ).cart;
    expect(cart).toMatchObject({
      shippingOptions: [
        { id: 'post', costCents: 1100 },
        { id: 'courier', costCents: 2500 },
      ],
      selectedShippingOption: { id: 'post' },
      applicableTaxRules: [{ name: 'NY' }],
      subtotalCents: 4000,
      shippingCostCents: 1100,
      taxCents: 355,
      grandTotalCents: 5455,
    });
    const courier = await choose({ location: { country: 'US' }, shippingOptionId: 'courier' });
    expect(courier.as(chooseShipping).cart).toMatchObject({ shippingCostCents: 2500, taxCents: 0 });
    const nowhere = (await choose({ location: { country: 'NO' } })).as(chooseShipping).cart;
    expect(nowhere).toMatchObject({ shippingOptions: [], selectedShippingOption: null });
  });

  it('respond with cartExpired to a shipping choice without a cart (CHECKOUT-08)', async () => {
    const response = await site
      .visitor()
      .call('PUT', '/api/cart/shipping', { json: { location: { country: 'US' } } });
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ code: 'cartExpired' });
  });

  it('reject a shipping option that is unavailable for the location', async () => {
    const result = await choose({ location: { country: 'GB' }, shippingOptionId: 'courier' });
    expect(result.status).toBe(400);
    expect(result.body).toMatchObject({ errors: { shippingOptionId: expect.any(String) } });
    expect((await cartOf(visitor))?.shippingLocation).not.toEqual({ country: 'GB' });
  });

  it('are reduced by valid codes only, matched case-insensitively', async () => {
    const coupons = [' Spring', 'freeship', 'made-up', 'SPRING'];
    const cart = (await choose({ location: { country: 'US' }, coupons })).as(chooseShipping).cart;
    expect(cart).toMatchObject({
      coupons: ['SPRING', 'FREESHIP', 'MADE-UP'],
      validCoupons: ['SPRING'],
      invalidCoupons: ['FREESHIP', 'MADE-UP'],
      discountCents: 400,
    });
  });
});

it('goto-checkout redirects to the checkout, or to the cart page without a cart (ROUTE-02)', async () => {
  const visitor = site.visitor();
  const lead = async () => (await visitor.get('/commerce/goto-checkout')).headers.location;
  expect(await lead()).toBe('/cart');
  visitor.cookies.set('sw_cart', 'made-up');
  expect(await lead()).toBe('/cart');
  visitor.cookies.delete('sw_cart');
  await add(visitor, await createTestVariant(site));
  expect(await lead()).toBe('/checkout');
});

it('returns 404 when adding to the cart of an expired website (CONTENT-07)', async () => {
  const closed = await createTestSite(api, 'closed');
  const variantId = await createTestVariant(closed);
  await closed.inTenant((tenant) =>
    tenant.updateTable('websites').set({ status: websiteStatus.EXPIRED }).execute(),
  );
  api.services.hosts.forget();
  expect((await add(closed.visitor(), variantId)).status).toBe(404);
});
