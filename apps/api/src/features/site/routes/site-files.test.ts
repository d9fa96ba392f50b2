import { workflowState } from '@sitewright/contracts/codes';
import type { PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { insertTestItem } from '../../../testing/insert-test-item.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { readSitemap } from '../content/site-files/read-sitemap.ts';

let api: TestApi;
let site: TestSite;
let base: string;
const baseUrl = 'http://shop.localhost:4000';
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
});
afterAll(() => api.close());

const publish = () => site.owner.browser.post(`${base}/releases`, { json: {} });
async function createPage(title: string, change: object = {}): Promise<string> {
  const { body } = await site.owner.browser.post(`${base}/pages`, { json: { title } });
  const pageId = String(body['id']);
  await site.owner.browser.call('PATCH', `${base}/pages/${pageId}`, { json: change });
  return pageId;
}
const locsOf = (text: string) =>
  [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(baseUrl, ''));
const listed = async () => locsOf((await site.visitor().get('/sitemap.xml')).text);

describe('the sitemap', () => {
  it('lists open pages and published items with their last change', async () => {
    await insertTestItem(api, site, { title: 'Mug', urlId: 'mug' });
    const response = await site.visitor().get('/sitemap.xml');
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locsOf(response.text)).toEqual(['/shop', '/', '/shop/mug']);
    expect(response.text.match(/<lastmod>20\d\d-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(3);
  });

  it('contains the update time of an item without a publication date', async () => {
    const other = await createTestSite(api, 'undated');
    await insertTestItem(api, other, { title: 'Mug', urlId: 'mug' });
    const updatedAt = new Date('2026-02-01T08:00:00.000Z');
    await other.inTenant((tenant) => tenant.updateTable('items').set({ updatedAt }).execute());
    const { text } = await other.visitor().get('/sitemap.xml');
    expect(/\/shop\/mug<\/loc><lastmod>(.*?)</.exec(text)?.[1]).toBe(updatedAt.toISOString());
  });

  it('omits locked, members-only, hidden, noindex and deleted pages', async () => {
    const seo = { title: '', description: '', imageId: null, noIndex: true };
    await createPage('Locked', { access: 'locked', password: 'open sesame' });
    await createPage('Club', { access: 'members' });
    await createPage('Aside', { isHidden: true });
    await createPage('Thanks', { seo });
    await createPage('Open');
    const { DRAFT, SCHEDULED } = workflowState;
    const publishAt = new Date(api.clock.now.getTime() + 3_600_000);
    await insertTestItem(api, site, { title: 'Draft', urlId: 'draft', state: DRAFT });
    await insertTestItem(api, site, { title: 'Soon', urlId: 'soon', state: SCHEDULED, publishAt });
    expect(await listed()).not.toContain('/open');
    await publish();
    await createPage('Not yet');
    expect(await listed()).toEqual(['/shop', '/', '/open', '/shop/mug']);
    api.clock.now = publishAt;
    expect(await listed()).toEqual(['/shop', '/', '/open', '/shop/mug', '/shop/soon']);
    for (const change of [{ access: 'members' }, { access: 'open', isHidden: true }]) {
      const url = `${base}/pages/${site.shopPageId}`;
      await site.owner.browser.call('PATCH', url, { json: change });
      await publish();
      expect(await listed()).toEqual(['/', '/open', '/not-yet']);
    }
    const url = `${base}/pages/${site.shopPageId}`;
    await site.owner.browser.call('PATCH', url, { json: { isHidden: false } });
    await publish();
  });

  it('is split if it exceeds one file', async () => {
    const read = (part?: number) =>
      site.inTenant((tenant) =>
        readSitemap(tenant, {
          baseUrl,
          now: api.clock.now,
          part,
          limit: 2,
        }),
      );
    const all = await listed();
    expect(locsOf(String(await read()))).toEqual([
      '/sitemap-1.xml',
      '/sitemap-2.xml',
      '/sitemap-3.xml',
    ]);
    const parts = [await read(1), await read(2), await read(3)].map(String);
    expect(parts.flatMap(locsOf)).toEqual(all);
    expect(parts.map((part) => locsOf(part).length)).toEqual([2, 2, 2]);
    expect(await read(4)).toBeNull();
    expect(locsOf((await site.visitor().get('/sitemap-1.xml')).text)).toEqual(all);
    for (const path of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
      expect([path, (await site.visitor().get(path)).status]).toEqual([path, 404]);
  });

  it('does not affect pages with similar names', async () => {
    await createPage('Sitemap of us');
    await publish();
    const response = await site
      .visitor()
      .get('/sitemap-of-us', { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
  });

  it('is rendered once per revision, and supports 304', async () => {
    const visitor = site.visitor();
    const { headers, text } = await visitor.get('/sitemap.xml');
    const before = api.services.pages.size;
    const again = await visitor.get('/sitemap.xml', {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(api.services.pages.size).toBe(before);
    await insertTestItem(api, site, { title: 'Bowl', urlId: 'bowl' });
    expect((await visitor.get('/sitemap.xml')).text).not.toBe(text);
  });

  it.each(['/sitemap.xml', '/sitemap-1.xml', '/robots.txt'])(
    'redirects from a path with a trailing slash: %s',
    async (path) => {
      const response = await site.visitor().get(`${path}/?a=1`);
      expect([response.status, response.headers['location']]).toEqual([301, `${path}?a=1`]);
      expect((await site.visitor().get(path)).status).toBe(200);
    },
  );

  it('never lists another website’s pages', async () => {
    const other = await createTestSite(api, 'elsewhere');
    await insertTestItem(api, site, { title: 'Only here', urlId: 'only-here' });
    expect((await site.visitor().get('/sitemap.xml')).text).toContain('/only-here');
    const { status, text } = await other.visitor().get('/sitemap.xml');
    expect([status, text.includes('only-here')]).toEqual([200, false]);
  });
});

describe('another spelling of a file', () => {
  it.each([
    ['/ROBOTS.txt', [301, '/robots.txt']],
    ['//robots.txt', [301, '/robots.txt']],
    ['/Sitemap.XML?a=1', [301, '/sitemap.xml?a=1']],
    ['/FAVICON.ICO', [301, '/favicon.ico']],
    ['/SITEMAP-1.xml', [404, undefined]],
    ['/robots.txt%20', [404, undefined]],
  ])('%s gets %j, whether the file is cached or not', async (path, expected) => {
    const html = { headers: { accept: 'text/html' } };
    const find = async () => {
      const { status, headers } = await site.visitor().get(path, html);
      return [status, headers.location];
    };
    expect(await find()).toEqual(expected);
    for (const file of ['/robots.txt', '/sitemap.xml', '/sitemap-1.xml', '/favicon.ico'])
      expect((await site.visitor().get(file)).status).toBe(200);
    expect(await find()).toEqual(expected);
  });
});

describe('favicon.ico', () => {
  it('is the icon of the live site as SVG, with another ETag after its title changes', async () => {
    const ask = (headers = {}) => site.visitor().get('/favicon.ico', { headers });
    const result = await ask();
    expect(result.status).toBe(200);
    expect(result.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(result.headers['content-security-policy']).toBe("default-src 'none'");
    expect(result.text).toMatch(/^<svg>.*"title":"The shop".*"styles":\{.*"palette"/);
    const known = { 'if-none-match': String(result.headers.etag) };
    expect((await ask(known)).status).toBe(304);
    await site.owner.browser.call('PATCH', base, { json: { title: 'The store' } });
    const changed = await ask(known);
    expect([changed.status, changed.text]).toEqual([200, expect.stringContaining('The store')]);
    await site.owner.browser.call('PATCH', base, { json: { title: 'The shop' } });
  });

  it('returns 404 before the first publish', async () => {
    const { body } = await site.owner.browser.post('/api/websites', {
      json: { title: 'Newer', identifier: 'newer' },
    });
    api.services.revisions.forget(String(body['id']));
    expect((await api.visitor('newer').get('/favicon.ico')).status).toBe(404);
  });
});

describe('robots.txt', () => {
  const robots = async (of = site) => (await of.visitor().get('/robots.txt')).text;

  it('contains the sitemap URL and disallows personal pages', async () => {
    const response = await site.visitor().get('/robots.txt');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.text).toContain('Disallow: /checkout/');
    expect(response.text).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
  });

  it('allows pages of a site with noindex, and omits the sitemap', async () => {
    await site.owner.browser.call('PATCH', base, { json: { noIndex: true } });
    expect(await robots()).not.toMatch(/^Disallow: \/$|Sitemap/m);
    expect(await robots()).toContain('Disallow: /s/\n');
    const page = await site.visitor().get('/shop', { headers: { accept: 'text/html' } });
    expect((JSON.parse(page.text) as PageView).head.noIndex).toBe(true);
    expect((await site.visitor().get('/sitemap.xml')).status).toBe(404);
    await site.owner.browser.call('PATCH', base, { json: { noIndex: false } });
    expect(await robots()).toContain('Sitemap:');
  });

  it('contains no sitemap URL before the first publish', async () => {
    const { body } = await site.owner.browser.post('/api/websites', {
      json: { title: 'New', identifier: 'brand-new' },
    });
    api.services.revisions.forget(String(body['id']));
    const { text } = await api.visitor('brand-new').get('/robots.txt');
    expect(text).not.toContain('Sitemap');
  });
});
