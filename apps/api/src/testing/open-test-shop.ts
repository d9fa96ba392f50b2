import { readCart } from '@sitewright/contracts/api';
import type { Order, ShoppingCart } from '@sitewright/contracts/entities';
import { findOrder } from '../features/orders/find-orders.queries.ts';
import { verifyInvariants } from '../platform/invariants/index.ts';
import { hashToken } from '../platform/security/token.ts';
import { setStoreSettings } from './create-test-product.ts';
import { createTestSite, type TestSite } from './create-test-site.ts';
import { openTestApi, type TestApi, type TestApiOptions } from './open-test-api.ts';
import type { TestClient } from './test-client.ts';
import { testStore } from './test-checkout.ts';

/** A server with one shop, and queries of its tables. */
export interface TestShop {
  readonly api: TestApi;
  readonly site: TestSite;
  stock(variantId: string): Promise<number>;
  /** The order at a URL of the site. */
  orderAt(orderUrl: string): Promise<Order | null>;
  /** Recipients of queued mail about an order. */
  mailsAbout(orderId: string | undefined): Promise<string[]>;
  cartOf(visitor: TestClient): Promise<ShoppingCart | null>;
  /** The names of all violated invariants. */
  violatedInvariants(): Promise<string[]>;
}

export async function openTestShop(options: TestApiOptions = {}): Promise<TestShop> {
  const api = await openTestApi(options);
  const site = await createTestSite(api);
  const { inTenant } = site;
  await setStoreSettings(site, testStore);
  return {
    api,
    site,
    stock: (variantId) =>
      inTenant(async (tenant) => {
        const row = await tenant
          .selectFrom('variants')
          .where('variantId', '=', variantId)
          .select('qtyInStock')
          .executeTakeFirstOrThrow();
        return row.qtyInStock;
      }),
    orderAt: (orderUrl) =>
      inTenant((tenant) =>
        findOrder(tenant, { tokenHash: hashToken(orderUrl.replace('/order/', '')) }),
      ),
    mailsAbout: (orderId) =>
      inTenant(async (tenant) => {
        const rows = await tenant
          .selectFrom('outbox')
          .where('cause', 'like', `order.%.${orderId}%`)
          .orderBy('cause')
          .select('payload')
          .execute();
        return rows.map(({ payload }) => (payload as { readonly to: string }).to);
      }),
    cartOf: async (visitor) => (await visitor.get('/api/cart')).as(readCart).cart,
    violatedInvariants: async () => {
      const { invariants } = await verifyInvariants(api.database);
      return invariants.filter(({ breaches }) => breaches.length > 0).map(({ name }) => name);
    },
  };
}
