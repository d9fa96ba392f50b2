import { duplicateItem, listItems, readShipping } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tenant } from '../../platform/database/index.ts';
import { testEngines } from '../../platform/database/test-database.ts';
import { createTestProduct, setStoreSettings } from '../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { shipsTo, testStore } from '../../testing/test-checkout.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { lockForChange, updateStoreSettings } from '../cart/public.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { countItemsOf, findItemRow } from './items.queries.ts';

describe.runIf(testEngines().includes('postgres'))('items of concurrent requests', () => {
  let api: TestApi;
  let site: TestSite;
  let sites = 0;
  let ids: Readonly<Record<string, string>>;
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
  });

  const root = () => `/api/websites/${site.websiteId}`;
  const idOf = (title: string) => ids[title] ?? '';
  const move = (item: string, side: string, anchor: string) =>
    site.owner.browser.post(`${root()}/items/${idOf(item)}/move`, {
      json: { anchorId: idOf(anchor), side },
    });
  const duplicate = (item: string) =>
    site.owner.browser.post(`${root()}/items/${idOf(item)}/duplicate`, {
      json: { withStock: false },
    });

  it('have the order of both moves', async () => {
    const moved = await whileLocked(site, { lock: lockUrlPaths }, [
      () => move('A', 'after', 'D'),
      () => move('B', 'after', 'C'),
    ]);
    expect(moved.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = (
      await site.owner.browser.get(`${root()}/collections/${site.shopId}/items`)
    ).as(listItems);
    expect(rows.map(({ title }) => title).join('')).toBe('CBDA');
  });

  it('are moved without a deadlock while another one is added', async () => {
    const adding = {
      lock: async (tenant: Tenant) => {
        await lockUrlPaths(tenant);
        await findItemRow(tenant, idOf('B'), true);
      },
      finish: (tenant: Tenant) => countItemsOf(tenant, site.shopId),
    };
    const [moved] = await whileLocked(site, adding, [() => move('D', 'before', 'A')]);
    expect(moved?.status).toBe(200);
  });

  it('have a slug for each copy', async () => {
    const copies = await whileLocked(site, { lock: lockUrlPaths }, [
      () => duplicate('A'),
      () => duplicate('A'),
    ]);
    expect(copies.map((copy) => copy.as(duplicateItem).urlId).toSorted()).toEqual([
      'a-copy',
      'a-copy-2',
    ]);
  });

  it('are added to the shipping profile as it is changed meanwhile', async () => {
    const profileOf = (...titles: string[]) => {
      const productIds = titles.map(idOf);
      const profile = { id: 'bulky', name: 'Bulky', productIds, zones: shipsTo({}).zones };
      return { shipping: { ...testStore.shipping, profiles: [profile] } };
    };
    await setStoreSettings(site, profileOf('A'));
    const changing = {
      lock: lockForChange,
      finish: (tenant: Tenant) => updateStoreSettings(tenant, profileOf('A', 'B')),
    };
    const [copy] = await whileLocked(site, changing, [() => duplicate('A')]);
    const { profiles } = (await site.owner.browser.get(`${root()}/shipping`)).as(readShipping);
    expect(profiles[0]?.productIds).toEqual([idOf('A'), idOf('B'), copy?.as(duplicateItem).id]);
  });
});
