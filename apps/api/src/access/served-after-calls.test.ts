import type { AddressInfo } from 'node:net';
import { workflowState } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestPageAt } from '../operator/request-page-at.ts';
import { openUncachedServer, type UncachedServer } from '../operator/open-uncached-server.ts';
import { createTestVariant, setStoreSettings } from '../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { insertTestItem } from '../testing/insert-test-item.ts';
import { idOf } from '../testing/site-contents.ts';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { checkout, testStore, visitorWithCart } from '../testing/test-checkout.ts';
import { livePaths, pageBreaches } from '../platform/invariants/page-invariant.ts';
import { base } from './calls/create-as-owner.ts';
import { ownerCalls } from './calls/owner-calls.ts';

/** No change of an owner leaves a stale page in a cache. */

let api: TestApi;
let uncached: UncachedServer;
let origin: URL;
beforeAll(async () => {
  api = await openTestApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = new URL(`http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`);
  uncached = await openUncachedServer(api.services);
});
afterAll(async () => {
  await uncached.close();
  await api.close();
});

let sites = 0;
async function createSite(): Promise<TestSite> {
  const site = await createTestSite(api, `site-${(sites += 1)}`);
  await setStoreSettings(site, testStore);
  return site;
}
const pathsOf = async (site: TestSite): Promise<string[]> => [
  ...(await site.inTenant((tenant) => livePaths(tenant))),
  '/sitemap.xml',
  '/nobody-wrote-this',
];

/** Requests every page until its answer is cached. */
async function warmCache(site: TestSite): Promise<void> {
  const requestPage = requestPageAt(origin);
  for (const path of await pathsOf(site))
    for (let times = 0; times < 3; times += 1)
      await requestPage(`${site.identifier}.localhost:4000`, path);
}

const stalePages = async (site: TestSite) =>
  pageBreaches({ identifier: site.identifier, primaryDomain: null }, await pathsOf(site), {
    settings: api.services.settings,
    served: requestPageAt(origin),
    rendered: uncached.requestPage,
  });

const publish = async (site: TestSite) =>
  site.owner.browser.post(`/api/websites/${site.websiteId}/releases`, { json: {} });

const changes = Object.entries(ownerCalls)
  .filter(([name]) => !name.startsWith('GET '))
  .flatMap(([name, call]) =>
    typeof call === 'function'
      ? [{ name, prepare: call }]
      : Object.entries(call).map(([permission, prepare]) => ({
          name: `${name} (${permission})`,
          prepare,
        })),
  );

describe('served pages match freshly rendered pages', () => {
  it.each(changes)('after $name, and after the publish that follows', async ({ name, prepare }) => {
    const site = await createSite();
    await createTestVariant(site);
    const { url, ...call } = await prepare({ api, site });
    await publish(site);
    await warmCache(site);
    const method = name.split(' ')[0] as 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    const { status } = await site.owner.browser.call(method, url, call);
    expect(status).toBe(200);
    expect(await stalePages(site)).toEqual([]);
    await warmCache(site);
    await publish(site);
    expect(await stalePages(site)).toEqual([]);
  });

  it('after a purchase', async () => {
    const site = await createSite();
    const variant = await createTestVariant(site, { qtyInStock: 1 });
    await warmCache(site);
    expect((await checkout(await visitorWithCart(site, variant))).status).toBe(200);
    expect(await stalePages(site)).toEqual([]);
  });

  it('after a scheduled item is published', async () => {
    const site = await createSite();
    const publishAt = new Date(api.clock.now.getTime() + 60_000);
    const item = { title: 'Moss', urlId: 'moss', state: workflowState.SCHEDULED, publishAt };
    await insertTestItem(api, site, item);
    await warmCache(site);
    api.clock.now = new Date(publishAt.getTime() + 10_000);
    expect(await stalePages(site)).toEqual([]);
    expect(
      await uncached.requestPage(`${site.identifier}.localhost:4000`, '/shop/moss'),
    ).toMatchObject({
      status: 200,
    });
  });

  it('on the next day', async () => {
    const site = await createSite();
    await createTestVariant(site);
    await warmCache(site);
    api.clock.now = new Date(api.clock.now.getTime() + 86_400_000);
    expect(await stalePages(site)).toEqual([]);
  });

  it('after a URL slug was renamed and reused by a new page', async () => {
    const site = await createSite();
    const at = base({ api, site });
    const { browser } = site.owner;
    const first = await browser.post(`${at}/pages`, { json: { title: 'Journal' } });
    await publish(site);
    await warmCache(site);
    const move = { json: { urlId: 'notes' } };
    expect((await browser.call('PATCH', `${at}/pages/${idOf(first)}`, move)).status).toBe(200);
    await publish(site);
    await warmCache(site);
    await browser.post(`${at}/pages`, { json: { title: 'Journal' } });
    await publish(site);
    expect(await stalePages(site)).toEqual([]);
  });
});
