import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../../platform/database/test-database.ts';
import { verifyInvariants } from '../../../platform/invariants/index.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { createTestDiscount } from '../../../testing/create-test-discount.ts';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { checkout, testCard, testStore, visitorWithCart } from '../../../testing/test-checkout.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe.each(testEngines())('concurrent checkouts on %s', (engine) => {
  let api: TestApi;
  let site: TestSite;
  beforeAll(async () => {
    api = await openTestApi({ engine });
    site = await createTestSite(api);
    await setStoreSettings(site, testStore);
    await createTestDiscount(site, { code: 'ONCE', useLimit: 1 });
  });
  afterAll(() => api.close());

  /** Visitors with this in their carts, each with his crumb, so that their checkouts arrive together. */
  const readyVisitors = (count: number, variantId: string, quantity = 1): Promise<TestClient[]> =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const visitor = await visitorWithCart(site, variantId, quantity);
        await visitor.post('/api/checkout', { json: {} });
        return visitor;
      }),
    );
  const enterCode = (visitor: TestClient) =>
    visitor.call('PUT', '/api/cart/shipping', {
      json: { location: { country: 'US' }, coupons: ['once'] },
    });
  const orders = () =>
    site.inTenant((tenant) =>
      tenant.selectFrom('orders').orderBy('number').select(['number', 'email', 'state']).execute(),
    );

  it('are processed independently, so that an error affects only its own checkout (CHECKOUT-02)', async () => {
    const variantId = await createTestVariant(site, { qtyInStock: 100 });
    const [plain, other, twice, declined, lost, ...withCode] = (await readyVisitors(
      7,
      variantId,
    )) as [TestClient, TestClient, TestClient, TestClient, TestClient, TestClient, TestClient];
    for (const visitor of withCode) await enterCode(visitor);
    const key = 'batch00000000000000000001';
    const same = { idempotencyKey: 'batch00000000000000000002' };
    const declinedCard = { method: 'testCard', card: testCard.isDeclined } as const;
    const responses = await Promise.all([
      checkout(plain, { idempotencyKey: key, email: 'first@example.com' }),
      checkout(other, { idempotencyKey: key, email: 'second@example.com' }),
      checkout(twice, same),
      checkout(twice, same),
      checkout(declined, { payment: declinedCard }),
      checkout(lost, { shippingAddress: null }),
      ...withCode.map((visitor) => checkout(visitor, { email: 'code@example.com' })),
    ]);
    // Two carts with one key: whichever arrives first has it.
    const [first, second, ...others] = responses.map(({ status }) => status);
    expect(new Set([first, second])).toEqual(new Set([200, 409]));
    expect(others).toEqual([200, 200, 402, 400, 200, 200]);
    const rejected = responses[first === 409 ? 0 : 1];
    expect(rejected?.body).toMatchObject({ code: 'idempotencyConflict' });
    expect(responses[2]?.body).toEqual(responses[3]?.body);
    const written = await orders();
    expect(written.filter(({ state }) => state !== 'cancelled')).toHaveLength(4);
    expect(new Set(written.map(({ number }) => number)).size).toBe(written.length);
    const uses = await site.inTenant((tenant) =>
      tenant.selectFrom('discountUses').select('customer').execute(),
    );
    // One of those who entered the code, whatever the other carts of the batch are.
    expect(uses).toEqual([{ customer: 'code@example.com' }]);
    expect((await verifyInvariants(api.database)).isSound).toBe(true);
  });

  it('sell the last pieces completely when buyers order different quantities (CART-21)', async () => {
    const variantId = await createTestVariant(site, { qtyInStock: 7 });
    const visitors = [
      ...(await readyVisitors(2, variantId, 3)),
      ...(await readyVisitors(3, variantId, 2)),
      ...(await readyVisitors(3, variantId, 1)),
    ];
    const responses = await Promise.all(visitors.map((visitor) => checkout(visitor)));
    const counts = Object.groupBy(responses, ({ status }) => String(status));
    expect(Object.keys(counts).toSorted()).toEqual(['200', '409']);
    const { qtyInStock: left } = await site.inTenant((tenant) =>
      tenant
        .selectFrom('variants')
        .where('variantId', '=', variantId)
        .select('qtyInStock')
        .executeTakeFirstOrThrow(),
    );
    expect(left).toBe(0);
    expect((await verifyInvariants(api.database)).isSound).toBe(true);
  });

  it('create orders with consecutive numbers', async () => {
    const numbers = (await orders()).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, place) => (numbers[0] ?? 0) + place));
  });
});
