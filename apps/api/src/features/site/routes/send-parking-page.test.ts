import { pageType, websiteStatus, websiteType } from '@sitewright/contracts/codes';
import { siteContext, type PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { insertTestItem } from '../../../testing/insert-test-item.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const html = { headers: { accept: 'text/html' } };
async function set(
  site: TestSite,
  change: { readonly status?: number; readonly websiteType?: number },
) {
  await site.inTenant((tenant) => tenant.updateTable('websites').set(change).execute());
  api.services.hosts.forget();
}

describe.each([
  ['of type PARKING_PAGE', { websiteType: websiteType.PARKING_PAGE }],
  ['with status ACTIVE_PARKING_PAGE', { status: websiteStatus.ACTIVE_PARKING_PAGE }],
] as const)('a site %s', (_, change) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(api, `parked-${Object.keys(change)[0]?.toLowerCase()}`);
    await insertTestItem(api, site, { title: 'A secret mug', urlId: 'mug' });
    for (const path of ['/', '/shop/mug']) await site.visitor().get(path, html);
    await set(site, change);
  });

  it('sends only its parking page (CONTENT-03)', async () => {
    const paths = ['/', '/shop', '/shop/mug', '/nowhere', '/cart', '/checkout', '/search?q=mug'];
    const etags = new Set<string>();
    for (const path of [...paths, `/pages/${site.shopPageId}`, '/order/x', '/?format=rss']) {
      const response = await site.visitor().get(path, html);
      expect([path, response.status]).toEqual([path, 200]);
      const view = JSON.parse(response.text) as PageView;
      expect([path, view.main]).toEqual([path, { kind: 'parking' }]);
      expect(view.context.pageType).toBe(pageType.SPLASH_PAGE);
      expect(siteContext.parse(view.context)).toEqual(view.context);
      expect(view.head.noIndex).toBe(true);
      expect(view.navigation).toEqual({ main: [], footer: [] });
      expect(response.text).not.toMatch(/secret|mug/i);
      etags.add(String(response.headers.etag));
    }
    expect(etags.size).toBe(1);
  });

  it('returns 404 for files, the sitemap and the API (CONTENT-03)', async () => {
    const visitor = site.visitor();
    for (const path of ['/sitemap.xml', `/s/${site.shopId}/a.jpg`, '/api/viewer', '/api/none']) {
      const response = await visitor.get(path, html);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.text).not.toMatch(/"navigation"|Shop/);
    }
    expect((await visitor.get('/robots.txt')).text).not.toContain('Sitemap');
  });

  it('redirects /config to the configuration area, and shows the draft at the edit URL', async () => {
    const toConfig = await site.visitor().get('/config');
    expect([toConfig.status, toConfig.headers.location]).toEqual([
      302,
      `http://config.localhost:4000/config/${site.identifier}`,
    ]);
    const { body } = await site.owner.browser.get(`/api/websites/${site.websiteId}`);
    const { search } = new URL(String(body['editUrl']));
    const { text } = await site.visitor().get(`/${search}`, html);
    expect((JSON.parse(text) as PageView).main.kind).toBe('page');
  });

  it('serves its pages again after it is no longer parked', async () => {
    await set(site, { websiteType: websiteType.CLASSIC, status: websiteStatus.PAID });
    const { text } = await site.visitor().get('/shop/mug', html);
    expect((JSON.parse(text) as PageView).main.kind).toBe('item');
    expect((await site.visitor().get('/robots.txt')).text).toContain('Sitemap:');
  });
});

it('a parking page is served without a release', async () => {
  const site = await createTestSite(api, 'never-published');
  await site.inTenant(async (tenant) => {
    await tenant.deleteFrom('liveEntries').execute();
  });
  await set(site, { websiteType: websiteType.PARKING_PAGE });
  const { text, status } = await site.visitor().get('/', html);
  expect([status, (JSON.parse(text) as PageView).head.title]).toEqual([200, 'The never-published']);
});
