import type { AddressInfo } from 'node:net';
import { workflowState } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askServerAt } from '../operator/ask-server-at.ts';
import { openDrawingServer, type DrawingServer } from '../operator/open-drawing-server.ts';
import { createTestVariant, setStoreSettings } from '../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { insertTestItem } from '../testing/insert-test-item.ts';
import { idOf } from '../testing/site-contents.ts';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { checkout, testStore, visitorWithCart } from '../testing/test-checkout.ts';
import { livePaths, pageBreaches } from '../platform/invariants/page-invariant.ts';
import { base } from './calls/made-by-owner.ts';
import { ownerCalls } from './calls/owner-calls.ts';

/** Whatever an owner changes, and whenever: no visitor is served a page as it was. */

let api: TestApi;
let drawing: DrawingServer;
let origin: URL;
beforeAll(async () => {
  api = await openTestApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = new URL(`http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`);
  drawing = await openDrawingServer(api.services);
});
afterAll(async () => {
  await drawing.close();
  await api.close();
});

let sites = 0;
async function createSite(): Promise<TestSite> {
  const site = await createTestSite(api, `site-${(sites += 1)}`);
  await setStoreSettings(site, testStore);
  return site;
}
const pathsOf = async (site: TestSite): Promise<string[]> => [
  ...(await site.inTenant((trx) => livePaths(trx, site.websiteId))),
  '/sitemap.xml',
  '/nobody-wrote-this',
];

/** Asks for every page until the answers are kept. */
async function keepAll(site: TestSite): Promise<void> {
  const ask = askServerAt(origin);
  for (const path of await pathsOf(site))
    for (let times = 0; times < 3; times += 1) await ask(`${site.identifier}.localhost:4000`, path);
}

const staleOf = async (site: TestSite) =>
  pageBreaches({ identifier: site.identifier, primaryDomain: null }, await pathsOf(site), {
    settings: api.services.settings,
    served: askServerAt(origin),
    drawn: drawing.ask,
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

describe('pages are served as they are drawn anew', () => {
  it.each(changes)('after $name, and after the publish that follows', async ({ name, prepare }) => {
    const site = await createSite();
    await createTestVariant(site);
    const { url, ...call } = await prepare({ api, site });
    await publish(site);
    await keepAll(site);
    const method = name.split(' ')[0] as 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    const { status } = await site.owner.browser.call(method, url, call);
    expect(status).toBe(200);
    expect(await staleOf(site)).toEqual([]);
    await keepAll(site);
    await publish(site);
    expect(await staleOf(site)).toEqual([]);
  });

  it('after a purchase', async () => {
    const site = await createSite();
    const variant = await createTestVariant(site, { qtyInStock: 1 });
    await keepAll(site);
    expect((await checkout(await visitorWithCart(site, variant))).status).toBe(200);
    expect(await staleOf(site)).toEqual([]);
  });

  it('after the time of a scheduled item has come', async () => {
    const site = await createSite();
    const publishAt = new Date(api.clock.now.getTime() + 60_000);
    const item = { title: 'Moss', urlId: 'moss', state: workflowState.SCHEDULED, publishAt };
    await insertTestItem(api, site, item);
    await keepAll(site);
    api.clock.now = new Date(publishAt.getTime() + 10_000);
    expect(await staleOf(site)).toEqual([]);
    expect(await drawing.ask(`${site.identifier}.localhost:4000`, '/shop/moss')).toMatchObject({
      status: 200,
    });
  });

  it('on the next day', async () => {
    const site = await createSite();
    await createTestVariant(site);
    await keepAll(site);
    api.clock.now = new Date(api.clock.now.getTime() + 86_400_000);
    expect(await staleOf(site)).toEqual([]);
  });

  it('after an address moved to another page', async () => {
    const site = await createSite();
    const at = base({ api, site });
    const { browser } = site.owner;
    const first = await browser.post(`${at}/pages`, { json: { title: 'Journal' } });
    await publish(site);
    await keepAll(site);
    const move = { json: { urlId: 'notes' } };
    expect((await browser.call('PATCH', `${at}/pages/${idOf(first)}`, move)).status).toBe(200);
    await publish(site);
    await keepAll(site);
    await browser.post(`${at}/pages`, { json: { title: 'Journal' } });
    await publish(site);
    expect(await staleOf(site)).toEqual([]);
  });
});
