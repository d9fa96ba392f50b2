import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../../platform/database/test-database.ts';
import { verifyInvariants } from '../../../platform/invariants/index.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { openSecondServer } from '../../../testing/open-second-server.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { checkout, testCard, testStore, visitorWithCart } from '../../../testing/test-checkout.ts';
import type { TestClient } from '../../../testing/test-client.ts';

/** The embedded engine runs one statement after the other and hides races; PostgreSQL shows them. */
const sizes = {
  pglite: { buyers: 24, pieces: 6 },
  postgres: { buyers: 200, pieces: 50 },
} as const;

describe.each(testEngines())('a product with many concurrent buyers on %s', (engine) => {
  const { buyers, pieces } = sizes[engine];
  let api: TestApi;
  let site: TestSite;
  beforeAll(async () => {
    api = await openTestApi({ engine });
    site = await createTestSite(api);
    await setStoreSettings(site, testStore);
  });
  afterAll(() => api.close());

  /** So many visitors, each with these variants in a cart of his own. */
  async function fillCarts(count: number, variantIds: readonly string[]): Promise<TestClient[]> {
    const visitors: TestClient[] = [];
    for (let each = 0; each < count; each += 1) {
      const [first, ...others] = each % 2 === 0 ? variantIds : variantIds.toReversed();
      const visitor = await visitorWithCart(site, first ?? '');
      for (const variantId of others)
        await visitor.post('/api/cart/entries', { json: { variantId } });
      // A first call fetches the crumb, so that all checkouts arrive at the same time.
      await visitor.post('/api/checkout', { json: {} });
      visitors.push(visitor);
    }
    return visitors;
  }

  const countByStatus = (results: readonly { readonly status: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of results) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  const stockOf = async (variantId: string) =>
    site.inTenant(async (tenant) => {
      const row = await tenant
        .selectFrom('variants')
        .where('variantId', '=', variantId)
        .select('qtyInStock')
        .executeTakeFirstOrThrow();
      return row.qtyInStock;
    });

  it(`limits ${buyers} concurrent buyers of ${pieces} pieces to exactly ${pieces} orders (CART-21)`, async () => {
    const variantId = await createTestVariant(site, { qtyInStock: pieces });
    const visitors = await fillCarts(buyers, [variantId]);
    const responses = await Promise.all(visitors.map((visitor) => checkout(visitor)));
    expect(countByStatus(responses)).toEqual({ 200: pieces, 409: buyers - pieces });
    for (const { status, body } of responses)
      if (status === 409) expect(body).toMatchObject({ detail: { variantId, stockLeft: 0 } });
    expect(await stockOf(variantId)).toBe(0);
    expect((await verifyInvariants(api.database)).isSound).toBe(true);
  });

  it('is not sold twice by two servers on one database (CART-21)', async () => {
    const variantId = await createTestVariant(site, { qtyInStock: pieces });
    const visitors = await fillCarts(buyers, [variantId]);
    const second = await openSecondServer(api);
    const responses = await Promise.all(
      visitors.map((visitor, each) =>
        checkout(each % 2 === 0 ? visitor : second.visitedBy(visitor)),
      ),
    );
    await second.close();
    expect(countByStatus(responses)).toEqual({ 200: pieces, 409: buyers - pieces });
    expect(await stockOf(variantId)).toBe(0);
  });

  it('does not cause deadlocks for buyers of the same two products', async () => {
    const variantIds = await Promise.all(
      [1, 2].map(() => createTestVariant(site, { qtyInStock: pieces })),
    );
    const visitors = await fillCarts(buyers, variantIds);
    const responses = await Promise.all(visitors.map((visitor) => checkout(visitor)));
    expect(countByStatus(responses)).toEqual({ 200: pieces, 409: buyers - pieces });
  });

  it('is restocked when cards are declined concurrently', async () => {
    const variantId = await createTestVariant(site, { qtyInStock: pieces });
    const visitors = await fillCarts(buyers, [variantId]);
    const pay = (visitor: TestClient, each: number) => {
      const card = each % 3 === 0 ? testCard.isDeclined : testCard.succeeds;
      return checkout(visitor, { payment: { method: 'testCard', card } });
    };
    const counts = countByStatus(await Promise.all(visitors.map(pay)));
    expect(Object.keys(counts).every((status) => ['200', '402', '409'].includes(status))).toBe(
      true,
    );
    expect(counts[200]).toBeLessThanOrEqual(pieces);
    expect(await stockOf(variantId)).toBe(pieces - (counts[200] ?? 0));
    expect((await verifyInvariants(api.database)).isSound).toBe(true);
  });
});
