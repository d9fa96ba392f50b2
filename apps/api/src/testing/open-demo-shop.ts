import { writeHistory } from '../seed/history/write-history.ts';
import { seedSite } from '../seed/seed-site.ts';
import { shopSite } from '../seed/sites/shop/shop-site.ts';
import { withTenant, type Tenant } from '../platform/database/index.ts';
import { verifyInvariants } from '../platform/invariants/index.ts';
import { createTestAccount, type TestAccount } from './create-test-site.ts';
import { openTestApi, type TestApi, type TestApiOptions } from './open-test-api.ts';
import type { TestClient } from './test-client.ts';

/** A demo shop with its history, as a first start creates it. */
export interface DemoShop {
  readonly websiteId: string;
  readonly identifier: string;
  readonly owner: TestAccount;
  /** The path of its calls. */
  readonly path: string;
  visitor(): TestClient;
  inTenant<T>(work: (tenant: Tenant) => Promise<T>): Promise<T>;
}

/** A server with a demo shop. */
export interface DemoServer {
  readonly api: TestApi;
  readonly shop: DemoShop;
  /** The names of all violated invariants, with what violates them. */
  violations(): Promise<string[]>;
}

/** Creates a demo shop. */
export async function createDemoShop(api: TestApi, identifier: string): Promise<DemoShop> {
  const owner = await createTestAccount(api, 'Demo Owner');
  const { accountId } = owner;
  const site = { ...shopSite, identifier };
  const websiteId = await seedSite(api.services, site, { accountId, displayName: 'Demo Owner' });
  await writeHistory(api.services, websiteId, shopSite.history!, 'Demo Owner');
  return {
    websiteId,
    identifier,
    owner,
    path: `/api/websites/${websiteId}`,
    visitor: () => api.visitor(identifier),
    inTenant: (work) => withTenant(api.database, { websiteId, actorId: undefined }, work),
  };
}

export async function openDemoShop(options: TestApiOptions = {}): Promise<DemoServer> {
  const api = await openTestApi(options);
  return {
    api,
    shop: await createDemoShop(api, 'shop'),
    async violations() {
      const { invariants } = await verifyInvariants(api.database);
      return invariants.flatMap(({ name, breaches }) =>
        breaches.map(({ subject, detail }) => `${name}: ${subject} ${detail}`),
      );
    },
  };
}
