import { duplicateItem, listItems } from '@sitewright/contracts/api';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tenant } from '../../platform/database/index.ts';
import { testEngines } from '../../platform/database/test-database.ts';
import { createTestProduct } from '../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { countItemsOf, findItemRow } from './items.queries.ts';

// The embedded engine has one connection: there, transactions run one after the other.
describe.runIf(testEngines().includes('postgres'))('items of concurrent requests', () => {
  let api: TestApi;
  let site: TestSite;
  let sites = 0;
  let ids: Readonly<Record<string, string>>;
  let databaseName: string;
  beforeAll(async () => {
    api = await openTestApi({ engine: 'postgres' });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    site = await createTestSite(api, `locks-${(sites += 1)}`);
    ids = {};
    for (const title of ['D', 'C', 'B', 'A']) {
      const { itemId } = await createTestProduct(site, [{}], { title });
      ids = { ...ids, [title]: itemId };
    }
    const { rows } = await site.inTenant((tenant) =>
      sql<{ name: string }>`select current_database() as name`.execute(tenant),
    );
    databaseName = rows[0]?.name ?? '';
  });

  const root = () => `/api/websites/${site.websiteId}`;
  const move = (item: string, side: string, anchor: string) =>
    site.owner.browser.post(`${root()}/items/${ids[item]}/move`, {
      json: { anchorId: ids[anchor], side },
    });
  const duplicate = (item: string) =>
    site.owner.browser.post(`${root()}/items/${ids[item]}/duplicate`, {
      json: { withStock: false },
    });
  async function waitingForLocks(): Promise<number> {
    const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<{ waiting: string }>(
      `select count(*) as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = $1`,
      [databaseName],
    );
    await client.end();
    return Number(rows[0]?.waiting);
  }
  /** Runs requests while a transaction holds its locks, which ends with `rest` once all of them wait. */
  async function whileLocked<T>(
    lock: (tenant: Tenant) => Promise<unknown>,
    requests: readonly (() => Promise<T>)[],
    rest: (tenant: Tenant) => Promise<unknown> = async () => {},
  ): Promise<T[]> {
    const isHeld = Promise.withResolvers<void>();
    const areWaiting = Promise.withResolvers<void>();
    const holder = site.inTenant(async (tenant) => {
      await lock(tenant);
      isHeld.resolve();
      await areWaiting.promise;
      await rest(tenant);
    });
    await isHeld.promise;
    const both = Promise.all([Promise.all(requests.map((request) => request())), holder]);
    try {
      await expect.poll(waitingForLocks, { timeout: 10_000 }).toBe(requests.length);
    } finally {
      areWaiting.resolve();
    }
    const [responses] = await both;
    return responses;
  }

  it('have the order of both moves', async () => {
    const moved = await whileLocked(lockUrlPaths, [
      () => move('A', 'after', 'D'),
      () => move('B', 'after', 'C'),
    ]);
    expect(moved.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = (
      await site.owner.browser.get(`${root()}/collections/${site.shopId}/items`)
    ).as(listItems);
    expect(rows.map(({ title }) => title).join('')).toBe('CBDA');
  });

  it('are not locked by a move before those that add an item to the collection', async () => {
    const [moved] = await whileLocked(
      async (tenant) => {
        await lockUrlPaths(tenant);
        await findItemRow(tenant, ids['B'] ?? '', true);
      },
      [() => move('D', 'before', 'A')],
      (tenant) => countItemsOf(tenant, site.shopId),
    );
    expect(moved?.status).toBe(200);
  });

  it('have one slug for each copy', async () => {
    const copies = await whileLocked(lockUrlPaths, [() => duplicate('A'), () => duplicate('A')]);
    expect(copies.map((copy) => copy.as(duplicateItem).urlId).toSorted()).toEqual([
      'a-copy',
      'a-copy-2',
    ]);
  });
});
